"""Checks the figures of the benchmark report on data that was worked out by hand. Standard library only."""

import math
import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "Benchmarks/report"), str(ROOT / "Benchmarks/peers")]

from bench_statistics import (  # noqa: E402
    median_by_key,
    par10,
    performance_ratios,
    profile,
    shifted_geometric_mean,
)
from level_packing import groups_of, weights_of  # noqa: E402


class MeanTests(unittest.TestCase):
    def test_the_mean_of_equal_times_is_that_time(self) -> None:
        self.assertAlmostEqual(shifted_geometric_mean([0.25, 0.25, 0.25]), 0.25)

    def test_the_shift_is_added_and_taken_away(self) -> None:
        # (0 + 0.01)(0.03 + 0.01) = 0.0004, its root is 0.02, less 0.01.
        self.assertAlmostEqual(shifted_geometric_mean([0.0, 0.03]), 0.01)
        # (1 + 1)(7 + 1) = 16, its root is 4, less 1.
        self.assertAlmostEqual(shifted_geometric_mean([1.0, 7.0], shift=1.0), 3.0)

    def test_no_times_have_no_mean(self) -> None:
        self.assertTrue(math.isnan(shifted_geometric_mean([])))
        self.assertTrue(math.isnan(par10([], 20)))

    def test_a_run_without_a_proof_counts_ten_limits(self) -> None:
        self.assertAlmostEqual(par10([1.0, None, 2.0], 20), (1 + 200 + 2) / 3)

    def test_the_median_is_taken_by_key(self) -> None:
        pairs = [("a", 3.0), ("b", 1.0), ("a", 1.0), ("a", 2.0), ("b", 2.0)]
        self.assertEqual(median_by_key(pairs), {"a": 2.0, "b": 1.5})


class ProfileTests(unittest.TestCase):
    def test_ratios_are_to_the_best_of_each_instance(self) -> None:
        ratios = performance_ratios({"a": [1.0, 4.0, None], "b": [2.0, 1.0, None]}, shift=0)
        # Nobody solves the third instance.
        self.assertEqual(ratios, {"a": [1.0, 4.0], "b": [2.0, 1.0]})

    def test_an_unsolved_instance_is_infinitely_far(self) -> None:
        ratios = performance_ratios({"a": [None, 0.01], "b": [0.02, 0.03]}, shift=0.01)
        self.assertEqual(ratios["a"][0], math.inf)
        self.assertAlmostEqual(ratios["b"][1], 2.0)

    def test_a_profile_ends_at_the_share_that_was_solved(self) -> None:
        self.assertEqual(profile([1.0, 1.0, 3.0, math.inf]), ([1.0, 3.0], [0.5, 0.75]))
        self.assertEqual(profile([]), ([], []))


class PackingTests(unittest.TestCase):
    def test_a_weight_outweighs_all_later_levels(self) -> None:
        # 1; then 1 + 3 = 4; then 1 + 3 + 4 * 2 = 12.
        self.assertEqual(weights_of([5, 2, 3], 1_000), [12, 4, 1])
        self.assertEqual(weights_of([5, 2, 3], 71), [12, 4, 1])
        self.assertIsNone(weights_of([5, 2, 3], 70))

    def test_groups_end_where_a_sum_could_grow_too_large(self) -> None:
        groups = groups_of([5, 2, 3], limit=20)
        self.assertEqual([group.weights for group in groups], [[3, 1], [1]])
        self.assertEqual([group.members for group in groups], [range(0, 2), range(2, 3)])

    def test_a_level_that_is_too_large_alone_has_the_weight_one(self) -> None:
        self.assertEqual([group.weights for group in groups_of([50, 2], limit=20)], [[1], [1]])
        self.assertEqual(groups_of([]), [])


if __name__ == "__main__":
    unittest.main()

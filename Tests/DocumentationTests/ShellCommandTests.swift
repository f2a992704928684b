import Testing

struct ShellCommandTests {
  @Test
  func `commands are told apart, with the exit code that they announce`() {
    let commands = ShellCommand.all(in: [
      "# A comment on its own.",
      "planner check week.json  # exits 1",
      "swift run -c release planner fill \\",
      "  week.json",
      "# exits 2",
      "scripts/demo",
      "LEVEL=1 swift test",
      "PLANNER_TODAY=2026-11-30 TZ=UTC planner cooked 'Pan = 1' # on Monday",
      "rm -rf everything",
    ])
    #expect(
      commands.map(\.kind) == [
        .planner("check week.json"), .planner("fill week.json"), .script("scripts/demo"), .tool,
        .planner("cooked 'Pan = 1'"), .unknown,
      ]
    )
    #expect(commands.map(\.exitCode) == [1, 2, 0, 0, 0, 0])
    #expect(
      commands.map(\.settings)
        == [[], [], [], ["LEVEL=1"], ["PLANNER_TODAY=2026-11-30", "TZ=UTC"], []]
    )
  }
}

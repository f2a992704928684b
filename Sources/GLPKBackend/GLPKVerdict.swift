import CGLPKShims

/// What GLPK says about a relaxation.
package enum RelaxationVerdict: Hashable, Sendable {
  case optimal
  case infeasible
  case unbounded

  /// No answer; another method may have one.
  case unclear

  /// Reads the pair of codes that `glp_simplex` leaves.
  ///
  /// Iteration and objective limits are never set and bounds are checked before, so their codes are
  /// impossible here. `GLP_ENODFS` is not yet an answer: without a dual feasible solution the
  /// relaxation is unbounded *or* infeasible.
  ///
  /// - Parameters:
  ///   - returnCode: What `glp_simplex` returned.
  ///   - status: What `glp_get_status` says after it.
  /// - Throws: `GLPKError.unexpectedStatus` for a pair that the manual rules out.
  package init(returnCode: Int32, status: Int32) throws(GLPKError) {
    switch (returnCode, status) {
    case (0, GLP_OPT):
      self = .optimal
    case (0, GLP_NOFEAS), (GLP_ENOPFS, GLP_UNDEF):
      self = .infeasible
    case (0, GLP_UNBND):
      self = .unbounded
    case (0, GLP_UNDEF), (0, GLP_FEAS), (0, GLP_INFEAS), (GLP_ENODFS, GLP_UNDEF),
      (GLP_EBADB, _), (GLP_ESING, _), (GLP_ECOND, _), (GLP_EFAIL, _):
      self = .unclear
    default:
      throw .unexpectedStatus(returnCode: returnCode, status: status)
    }
  }
}

/// What GLPK says about an integer program after a search.
package enum SearchVerdict: Hashable, Sendable {
  case optimal
  case infeasible
  case stopped(hasIncumbent: Bool)

  /// No answer; another method may have one.
  case unclear

  /// Reads the pair of codes that `glp_intopt` leaves.
  ///
  /// The search starts from an optimal basis, without the integer presolver and without a gap, so
  /// `GLP_EROOT`, `GLP_ENOPFS`, `GLP_ENODFS` and `GLP_EMIPGAP` are impossible here.
  ///
  /// - Parameters:
  ///   - returnCode: What `glp_intopt` returned.
  ///   - status: What `glp_mip_status` says after it.
  /// - Throws: `GLPKError.unexpectedStatus` for a pair that the manual rules out.
  package init(returnCode: Int32, status: Int32) throws(GLPKError) {
    switch (returnCode, status) {
    case (0, GLP_OPT):
      self = .optimal
    case (0, GLP_NOFEAS):
      self = .infeasible
    case (GLP_ETMLIM, GLP_FEAS), (GLP_ESTOP, GLP_FEAS):
      self = .stopped(hasIncumbent: true)
    case (GLP_ETMLIM, GLP_UNDEF), (GLP_ESTOP, GLP_UNDEF):
      self = .stopped(hasIncumbent: false)
    case (GLP_EFAIL, GLP_UNDEF), (GLP_EFAIL, GLP_FEAS):
      self = .unclear
    default:
      throw .unexpectedStatus(returnCode: returnCode, status: status)
    }
  }
}

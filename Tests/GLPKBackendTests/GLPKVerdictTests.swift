import CGLPKShims
import GLPKBackend
import MIPModel
import Testing

struct GLPKVerdictTests {
  static let returnCodes: [Int32] = [
    0, GLP_EBADB, GLP_ESING, GLP_ECOND, GLP_EBOUND, GLP_EFAIL, GLP_EOBJLL, GLP_EOBJUL,
    GLP_EITLIM, GLP_ETMLIM, GLP_ENOPFS, GLP_ENODFS, GLP_EROOT, GLP_ESTOP, GLP_EMIPGAP,
    GLP_ENOFEAS, GLP_ENOCVG, GLP_EINSTAB, GLP_EDATA, GLP_ERANGE,
  ]
  static let statuses: [Int32] = [
    GLP_UNDEF, GLP_FEAS, GLP_INFEAS, GLP_NOFEAS, GLP_OPT, GLP_UNBND,
  ]

  struct Pair: Hashable {
    var returnCode: Int32
    var status: Int32

    init(_ returnCode: Int32, _ status: Int32) {
      self.returnCode = returnCode
      self.status = status
    }
  }

  @Test func `every pair of a search has one meaning or is refused`() {
    let meanings: [Pair: SearchVerdict] = [
      Pair(0, GLP_OPT): .optimal,
      Pair(0, GLP_NOFEAS): .infeasible,
      Pair(GLP_ETMLIM, GLP_FEAS): .stopped(hasIncumbent: true),
      Pair(GLP_ETMLIM, GLP_UNDEF): .stopped(hasIncumbent: false),
      Pair(GLP_ESTOP, GLP_FEAS): .stopped(hasIncumbent: true),
      Pair(GLP_ESTOP, GLP_UNDEF): .stopped(hasIncumbent: false),
      Pair(GLP_EFAIL, GLP_FEAS): .unclear,
      Pair(GLP_EFAIL, GLP_UNDEF): .unclear,
    ]
    expect(meanings) { (returnCode, status) throws(GLPKError) in
      try SearchVerdict(returnCode: returnCode, status: status)
    }
  }

  @Test func `every pair of a relaxation has one meaning or is refused`() {
    var meanings: [Pair: RelaxationVerdict] = [
      Pair(0, GLP_OPT): .optimal,
      Pair(0, GLP_NOFEAS): .infeasible,
      Pair(0, GLP_UNBND): .unbounded,
      Pair(0, GLP_UNDEF): .unclear,
      Pair(0, GLP_FEAS): .unclear,
      Pair(0, GLP_INFEAS): .unclear,
      Pair(GLP_ENOPFS, GLP_UNDEF): .infeasible,
      Pair(GLP_ENODFS, GLP_UNDEF): .unclear,
    ]
    for trouble in [GLP_EBADB, GLP_ESING, GLP_ECOND, GLP_EFAIL] {
      for status in Self.statuses { meanings[Pair(trouble, status)] = .unclear }
    }
    expect(meanings) { (returnCode, status) throws(GLPKError) in
      try RelaxationVerdict(returnCode: returnCode, status: status)
    }
  }

  @Test func `an impossible pair is reported with both numbers`() {
    let error = #expect(throws: GLPKError.self) {
      try SearchVerdict(returnCode: GLP_EROOT, status: GLP_UNDEF)
    }
    let text = error?.solverError.description
    #expect(text?.contains("code \(GLP_EROOT) with status \(GLP_UNDEF)") == true)
  }

  /// Tries all pairs: those of the table give its meanings, all others throw themselves.
  private func expect<Verdict: Equatable>(
    _ meanings: [Pair: Verdict],
    from read: (Int32, Int32) throws(GLPKError) -> Verdict
  ) {
    for returnCode in Self.returnCodes {
      for status in Self.statuses {
        let pair = Pair(returnCode, status)
        do throws(GLPKError) {
          let verdict = try read(returnCode, status)
          #expect(verdict == meanings[pair], "\(pair)")
        } catch {
          #expect(meanings[pair] == nil, "\(pair)")
          #expect(error == .unexpectedStatus(returnCode: returnCode, status: status))
        }
      }
    }
  }
}

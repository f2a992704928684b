import CGLPKShims
import GLPKBackend
import MIPModel
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

struct GLPKProblemTests {
  /// One row with one term.
  private var input: GLPKInput {
    var program = IntegerProgram<Int>()
    let item = program.addBinary()
    program.addConstraint([LinearTerm(1, item)], from: 0, through: 1, origin: 0)
    return GLPKInput(program, minimizing: Objective(), as: .integer)
  }

  /// The same with a column that does not exist, which GLPK answers with abort().
  private var fatalInput: GLPKInput {
    var input = input
    input.termColumns[0] = 99
    return input
  }

  @Test func `a fatal error is thrown with the words of GLPK`() {
    let error = #expect(throws: GLPKError.self) {
      try withGLPKProblem { (problem) throws(GLPKError) in
        try problem.load(fatalInput)
      }
    }
    guard case .fatal(let message)? = error else {
      Issue.record("\(String(describing: error)) is not fatal")
      return
    }
    #expect(message.contains("column index out of range"))
  }

  @Test func `a problem is lost after a fatal error, and the next one works`() throws {
    try withGLPKProblem { (problem) throws(GLPKError) in
      #expect(throws: GLPKError.self) { try problem.load(fatalInput) }
      #expect(throws: GLPKError.lost) { try problem.load(input) }
      #expect(throws: GLPKError.lost) { try problem.peakBytes() }
    }
    try withGLPKProblem { (problem) throws(GLPKError) in
      try problem.load(input)
    }
  }

  @Test func `a fatal error in a nested problem loses the outer one too`() throws {
    try withGLPKProblem { (outer) throws(GLPKError) in
      #expect(throws: GLPKError.self) {
        try withGLPKProblem { (inner) throws(GLPKError) in
          try inner.load(fatalInput)
        }
      }
      #expect(throws: GLPKError.lost) { try outer.load(input) }
    }
  }

  @Test func `a problem on a foreign thread ends the process at a precondition`() async {
    let end = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      try withGLPKProblem { (problem) throws(GLPKError) in
        withUnsafeMutablePointer(to: &problem) { pointer in
          onNewThread(pointer) { context in
            let problem = context?.assumingMemoryBound(to: GLPKProblem.self)
            _ = try? problem?.pointee.peakBytes()
            return nil
          }
        }
      }
    }
    #if DEBUG  // Optimised code stops without a text.
    let text = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("must stay on the thread that created it"))
    #endif
  }

  @Test func `the end of a thread frees its environment`() {
    let before = cglpk_freed_environments()
    for _ in 0..<500 {
      onNewThread(nil) { _ in
        try? withGLPKProblem { (_) throws(GLPKError) in }
        return nil
      }
    }
    // Threads of other tests may end meanwhile, so there may be more.
    #expect(cglpk_freed_environments() - before >= 500)
  }
}

/// Runs a C function on a thread of its own and waits for its end.
private func onNewThread(
  _ context: UnsafeMutableRawPointer?,
  _ body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
) {
  #if canImport(Glibc)
  var thread = pthread_t()
  let code = pthread_create(&thread, nil, body, context)
  #else
  var thread: pthread_t?
  let code = pthread_create(&thread, nil, body, context)
  #endif
  precondition(code == 0, "pthread_create failed with \(code).")
  pthread_join(thread, nil)
}

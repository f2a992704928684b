import CNettle

/// The SHA-256 of bytes, as 64 hexadecimal digits.
package func sha256(of bytes: [UInt8]) -> String {
  var context = sha256_ctx()
  nettle_sha256_init(&context)
  nettle_sha256_update(&context, bytes.count, bytes)
  var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
  nettle_sha256_digest(&context, digest.count, &digest)
  return digest.map { byte in
    let digits = String(byte, radix: 16)
    return byte < 16 ? "0" + digits : digits
  }
  .joined()
}

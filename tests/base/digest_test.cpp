#include <base/digest.hpp>

#include <catch2/catch.hpp>
namespace loopscope {

namespace {

std::string hex(DigestKind kind, std::string_view message) {
  std::string out;
  for (char byte : digest(kind, message)) {
    out += "0123456789abcdef"[static_cast<unsigned char>(byte) >> 4];
    out += "0123456789abcdef"[static_cast<unsigned char>(byte) & 15];
  }
  return out;
}

}  // namespace

// The vectors of RFC 1321 and FIPS 180-4.
TEST_CASE("digests of the standards' own messages") {
  CHECK(hex(DigestKind::Md5, "") == "d41d8cd98f00b204e9800998ecf8427e");
  CHECK(hex(DigestKind::Md5, "message digest") == "f96b697d7cb7938d525a2f31aaf161d0");
  CHECK(hex(DigestKind::Sha1, "abc") == "a9993e364706816aba3e25717850c26c9cd0d89d");
  CHECK(hex(DigestKind::Sha224, "abc") == "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7");
  CHECK(hex(DigestKind::Sha256, "abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  CHECK(hex(DigestKind::Sha384, "abc") ==
        "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7");
  CHECK(hex(DigestKind::Sha512, "abc") ==
        "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f");
}

TEST_CASE("a message whose padding needs another block has a digest of its own") {
  CHECK(hex(DigestKind::Sha256, std::string(55, 'a')) ==
        "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318");
  CHECK(hex(DigestKind::Sha256, std::string(56, 'a')) ==
        "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a");
  CHECK(hex(DigestKind::Md5, std::string(1000, 'a')) == "cabe45dcc9ae5b66ba86600cca6b8ba8");
}

TEST_CASE("a digest is found by its name only") {
  CHECK(digest_kind("sha512") == DigestKind::Sha512);
  CHECK(!digest_kind("SHA512"));
  CHECK(!digest_kind("sha"));
}

}  // namespace loopscope

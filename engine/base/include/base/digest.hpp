#pragma once
// Message digests: MD5 (RFC 1321), SHA-1 and SHA-2 (FIPS 180-4), of whole messages.
#include <optional>
#include <string>
#include <string_view>

namespace loopscope {

enum class DigestKind { Md5, Sha1, Sha224, Sha256, Sha384, Sha512 };

// By the names "md5", "sha1", "sha224", ...
std::optional<DigestKind> digest_kind(std::string_view name);
// The digest's bytes. Takes time in proportion to the message.
std::string digest(DigestKind kind, std::string_view message);

}  // namespace loopscope

// Modules of node's that a program can load but not use: their functions say in one sentence why not, and what to do
// instead. A program that only names them runs as it does in node.

function refusedModule(name) {
  const functions = {
    __proto__: null,
    child_process: "ChildProcess exec execFile execFileSync execSync fork spawn spawnSync",
    dgram: "createSocket Socket",
    dns: "lookup lookupService Resolver resolve resolve4 resolve6 resolveMx resolveTxt reverse setServers getServers",
    "dns/promises": "lookup lookupService Resolver resolve resolve4 resolve6 resolveMx resolveTxt reverse setServers getServers",
    http: "Agent ClientRequest IncomingMessage OutgoingMessage Server ServerResponse createServer validateHeaderName validateHeaderValue get request setMaxIdleHTTPParsers",
    http2: "connect createServer createSecureServer getDefaultSettings getPackedSettings getUnpackedSettings",
    https: "Agent Server createServer get request",
    net: "BlockList SocketAddress connect createConnection createServer Server Socket Stream",
    tls: "connect createSecureContext createServer SecureContext Server TLSSocket checkServerIdentity getCiphers",
    zlib: "Deflate Inflate Gzip Gunzip DeflateRaw InflateRaw Unzip BrotliCompress BrotliDecompress deflate deflateSync gzip gzipSync deflateRaw deflateRawSync unzip unzipSync inflate inflateSync gunzip gunzipSync inflateRaw inflateRawSync brotliCompress brotliCompressSync brotliDecompress brotliDecompressSync createDeflate createInflate createDeflateRaw createInflateRaw createGzip createGunzip createUnzip createBrotliCompress createBrotliDecompress",
  }[name];
  if (functions === undefined) return undefined;
  const sentence = %RefusalOf(name);
  const exports = {};
  for (const each of functions.split(" ")) {
    const refuse = function () {
      throw new %Error%(sentence);
    };
    %Object%.defineProperty(refuse, "name", {value: each});
    exports[each] = refuse;
  }
  if (name === "http") exports.METHODS = "ACL BIND CHECKOUT CONNECT COPY DELETE GET HEAD LINK LOCK M-SEARCH MERGE MKACTIVITY MKCALENDAR MKCOL MOVE NOTIFY OPTIONS PATCH POST PROPFIND PROPPATCH PURGE PUT REBIND REPORT SEARCH SOURCE SUBSCRIBE TRACE UNBIND UNLINK UNLOCK UNSUBSCRIBE".split(" ");
  return exports;
}

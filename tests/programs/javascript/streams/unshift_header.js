// The classic header parser with unshift.
const { Readable } = require('stream');
function parseHeader(stream, callback) {
  let header = '';
  stream.on('error', callback);
  stream.on('readable', onReadable);
  function onReadable() {
    let chunk;
    while (null !== (chunk = stream.read())) {
      const str = chunk.toString();
      if (str.includes('\n\n')) {
        const split = str.split('\n\n');
        header += split.shift();
        const remaining = split.join('\n\n');
        stream.removeListener('error', callback);
        stream.removeListener('readable', onReadable);
        if (remaining.length) stream.unshift(remaining);
        callback(null, header, stream);
        return;
      }
      header += str;
    }
  }
}
const source = new Readable({ read() {} });
source.push('Host: exam');
source.push('ple\nAccept: text\n\nbody st');
source.push('arts here');
source.push(null);
parseHeader(source, (error, header, stream) => {
  console.log('header', JSON.stringify(header));
  let body = '';
  stream.on('data', c => { body += c; });
  stream.on('end', () => console.log('body', body));
});

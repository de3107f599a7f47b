// A length that comes out negative, a few calls down.
function makeBuffer(items) {
  return new Uint16Array(items.length - 5);
}
class Packet {
  constructor(items) {
    this.body = makeBuffer(items);
  }
}
console.log(Buffer.from('before').toString('hex'));
const packet = new Packet([1, 2]);
console.log(packet);

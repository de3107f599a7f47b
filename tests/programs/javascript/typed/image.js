// Pixels in a Uint8ClampedArray: a gradient, grey, a blur, and a BMP header.
class Image {
  constructor(width, height) {
    this.width = width;
    this.height = height;
    this.data = new Uint8ClampedArray(width * height * 4);
  }
  set(x, y, ...rgba) {
    this.data.set(rgba, (y * this.width + x) * 4);
  }
  get(x, y) {
    const at = (y * this.width + x) * 4;
    return this.data.subarray(at, at + 4);
  }
}
const image = new Image(4, 3);
for (let y = 0; y < 3; y++) for (let x = 0; x < 4; x++) image.set(x, y, x * 100, y * 90, 128.5, 255);
console.log(image);
for (let i = 0; i < image.data.length; i += 4) {
  const [r, g, b] = image.data.subarray(i, i + 3);
  image.data.fill(0.299 * r + 0.587 * g + 0.114 * b, i, i + 3);
}
console.log(image.get(3, 2), image.get(0, 0), [...image.data].filter((_, i) => i % 4 === 0));
const kernel = new Float32Array(9).fill(1 / 9);
const blurred = new Uint8ClampedArray(12);
for (let y = 0; y < 3; y++) {
  for (let x = 0; x < 4; x++) {
    let sum = 0;
    for (let k = 0; k < 9; k++) {
      const sx = Math.min(3, Math.max(0, x + k % 3 - 1)), sy = Math.min(2, Math.max(0, y + (k / 3 | 0) - 1));
      sum += kernel[k] * image.get(sx, sy)[0];
    }
    blurred[y * 4 + x] = sum;
  }
}
console.log(blurred, kernel);
const header = new DataView(new ArrayBuffer(54));
header.setUint16(0, 0x424d);
header.setUint32(2, 54 + 4 * 3 * 3, true);
header.setUint32(10, 54, true);
header.setUint32(14, 40, true);
header.setInt32(18, image.width, true);
header.setInt32(22, -image.height, true);
header.setUint16(26, 1, true);
header.setUint16(28, 24, true);
console.log(Buffer.from(header.buffer).toString('hex'), Buffer.from(header.buffer).toString('latin1', 0, 2));
const histogram = new Uint32Array(4);
for (const value of blurred) histogram[value >> 6]++;
console.log(histogram, histogram.reduce((a, b) => a + b));
const rgb565 = Uint16Array.from([[255, 0, 0], [0, 255, 0], [0, 0, 255]], ([r, g, b]) => r >> 3 << 11 | g >> 2 << 5 | b >> 3);
console.log(rgb565, new Uint8Array(rgb565.buffer));

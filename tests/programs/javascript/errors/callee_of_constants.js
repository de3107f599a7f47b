// V8's parser folds operators over literals before anything runs; its messages name what it made of them.
const attempts = [
  () => (1.50).x(), () => 0x10.x(), () => 1e3.x(), () => 1_000..x(), () => (1e21).x(), () => (-0).x(), () => (0.1 + 0.2).x(),
  () => (1 / 0).x(), () => (7 % 2).x(), () => (2 ** 3).x(), () => (1 << 3).x(), () => (- -1).x(), () => (~5).x(),
  () => (+1).x(), () => (!!1).x(), () => (!"").x(), () => (!null).x(), () => (1 + 2 + 3).x(), () => [1.0, 2.50].x(),
  () => { const a = {}; a[1 + 1](); }, () => { const a = {}; a[1.0](); }, () => { const q = 1; (1 + 2 + q).x(); },
  () => { const q = 1; (q + 1 + 2).x(); }, () => (1 < 3).x(), () => (typeof 1).x(), () => (-1 >>> 0).x(), () => (5 & 3 | 8 ^ 1).x(),
];
for (const attempt of attempts) {
  try {
    attempt();
  } catch (error) {
    console.log(error.message);
  }
}

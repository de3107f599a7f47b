// Splits text into lines, whatever the chunks are.
const splitLines = () => {
  let rest = '';
  return new TransformStream({
    transform(chunk, controller) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop();
      for (const line of lines) controller.enqueue(line);
    },
    flush(controller) {
      if (rest) controller.enqueue(rest);
    },
  });
};
(async () => {
  const source = ReadableStream.from(['first li', 'ne\nsecond\nth', 'ird\n', 'last']);
  let number = 0;
  for await (const line of source.pipeThrough(splitLines())) console.log(++number, line);
})();

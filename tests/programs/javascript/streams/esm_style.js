// import() of the modules.
(async () => {
  const { Readable } = await import('node:stream');
  const { pipeline } = await import('stream/promises');
  const rl = await import('node:readline/promises');
  console.log(typeof Readable, typeof pipeline, typeof rl.createInterface, typeof (await import('string_decoder')).StringDecoder);
  for await (const line of rl.createInterface({ input: Readable.from(['x\ny\n']) })) console.log(line);
})();

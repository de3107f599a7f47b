async function main() {
  try {
    await null;
    throw new Error('hidden by exit');
  } catch (e) {
    console.log('caught', e.message);
    process.exitCode = 1;
  } finally {
    console.log('finally');
  }
}
main().then(() => console.log('done', process.exitCode));

async function connect() {
  await null;
  console.log('connected');
  return { rows: [1, 2, 3] };
}
module.exports = connect();

// origin: Stack Overflow question, UnhandledPromiseRejection with an object as the reason
const api = () => Promise.reject({ status: 404, body: { message: 'not found', list: [1, 2, 3] } });
async function run() {
  console.log('calling');
  const res = await api();
  console.log(res);
}
run();

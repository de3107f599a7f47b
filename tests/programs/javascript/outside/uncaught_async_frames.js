// origin: bug report, a rejected await three functions deep ends the program
const fetchUser = async (id) => {
  await null;
  if (id > 1) throw new RangeError('no user ' + id);
  return { id };
};
async function profile(id) {
  const user = await fetchUser(id);
  return { ...user, ok: true };
}
class Service {
  async load(ids) {
    const out = [];
    for (const id of ids) out.push(await profile(id));
    return out;
  }
}
async function main() {
  const s = new Service();
  console.log(await s.load([1]));
  console.log(await s.load([1, 2]));
}
main();

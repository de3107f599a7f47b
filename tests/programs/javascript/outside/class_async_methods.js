// origin: tutorial: async methods and inheritance
class Repo {
  constructor() { this.rows = new Map([[1, { id: 1, name: 'Ada' }], [2, { id: 2, name: 'Linus' }]]); }
  async find(id) {
    await null;
    const row = this.rows.get(id);
    if (!row) throw new Error(`no row ${id}`);
    return row;
  }
}
class CachedRepo extends Repo {
  #cache = {};
  async find(id) {
    if (id in this.#cache) return this.#cache[id];
    return (this.#cache[id] = await super.find(id));
  }
  static async create() { return new this(); }
}
(async () => {
  const repo = await CachedRepo.create();
  console.log(await repo.find(1), (await repo.find(1)) === (await repo.find(1)));
  await repo.find(9).catch((e) => console.log(e.message));
  console.log(repo);
})();

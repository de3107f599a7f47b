// todo app style
class Store { #items = []; #id = 0; add(title, due) { this.#items.push({ id: ++this.#id, title, due: new Date(due), done: false }); return this; } toggle(id) { const t = this.#items.find(t => t.id === id); if (!t) throw new Error(`No todo ${id}`); t.done = !t.done; return this; } get pending() { return this.#items.filter(t => !t.done); } *[Symbol.iterator]() { yield* this.#items; } toJSON() { return this.#items; } }
const s = new Store().add('milk', '2024-01-02').add('eggs', '2024-01-05T10:00:00Z').toggle(1);
console.log(s.pending); console.log([...s].map(t => t.due.toISOString().slice(0, 10))); console.log(JSON.stringify(s, null, 2)); console.log(s);
try { s.toggle(9); } catch (e) { console.log(String(e)); }
console.table([...s].map(({ id, title, done }) => ({ id, title, done })));

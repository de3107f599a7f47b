// origin: tutorial on async iterators and paging
const db = Array.from({ length: 7 }, (_, i) => ({ id: i + 1, title: `Item ${i + 1}` }));

function fetchPage(page, size = 3) {
  return new Promise(resolve => {
    setTimeout(() => {
      const start = page * size;
      resolve({ items: db.slice(start, start + size), next: start + size < db.length ? page + 1 : null });
    }, 20);
  });
}

async function* pages() {
  let page = 0;
  try {
    while (page !== null) {
      const { items, next } = await fetchPage(page);
      console.log(`-- page ${page} (${items.length} items)`);
      yield* items;
      page = next;
    }
  } finally {
    console.log('connection closed');
  }
}

async function* filter(source, pred) {
  for await (const x of source) if (pred(x)) yield x;
}

async function* map(source, fn) {
  for await (const x of source) yield fn(x);
}

(async () => {
  for await (const item of pages()) {
    console.log(item.id, item.title);
    if (item.id === 5) break;
  }
  const odd = filter(pages(), ({ id }) => id % 2);
  for await (const title of map(odd, i => i.title.toUpperCase())) console.log(title);

  const it = pages();
  console.log(await it.next());
  console.log(await it.return('enough'));
  console.log(await it.next());
})();

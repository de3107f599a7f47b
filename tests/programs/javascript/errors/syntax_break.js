for (const x of [1]) {
  [1].forEach(() => { break; });
}

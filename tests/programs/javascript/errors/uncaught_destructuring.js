function show({ name, address: { city } }) {
  console.log(name, city);
}
show({ name: 'Ann', address: { city: 'Rome' } });
show({ name: 'Bob' });

// origin: Stack Overflow question, cannot read properties of undefined
const data = {
  users: [
    { name: 'Ann', address: { city: 'Paris' } },
    { name: 'Ben' },
  ],
};

function cityOf(user) {
  return user.address.city.toUpperCase();
}

function printCities(list) {
  list.forEach(function (user, index) {
    console.log(index, cityOf(user));
  });
}

console.log(data.users.map((u) => u.address?.city ?? 'unknown'));
printCities(data.users);
console.log('done');

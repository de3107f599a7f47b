// Beginner's exercise: visit counter in localStorage, with JSON and missing keys.
localStorage.clear();
function visit() {
  const n = Number(localStorage.getItem('visits') ?? 0) + 1;
  localStorage.setItem('visits', n);
  return n;
}
console.log(visit(), visit(), visit());
localStorage.user = JSON.stringify({name: 'Ana', langs: ['pt', 'en']});
console.log(JSON.parse(localStorage.getItem('user')).langs[0], localStorage.length, localStorage.key(0) !== null);
localStorage.removeItem('visits');
console.log(localStorage.getItem('visits'), 'user' in localStorage, typeof localStorage.user);

localStorage.clear();
localStorage.setItem('a', 1);
localStorage.b = 'two';
console.log(localStorage.getItem('a'), localStorage.b, localStorage.length, localStorage.getItem('none'), typeof localStorage.a);
localStorage.removeItem('a');
console.log(Object.keys(localStorage), sessionStorage.length);
localStorage.clear();

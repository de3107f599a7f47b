console.log(later);
let later = 1;

console.log('istanbul IĞDIR'.toLocaleUpperCase('tr'), 'İSTANBUL IĞDIR'.toLocaleLowerCase('tr'), 'I'.toLocaleLowerCase('az'), 'i'.toLocaleUpperCase(['tr', 'en']), 'i'.toLocaleUpperCase('en-US'), 'İ'.toLocaleLowerCase().length);
console.log('straße'.toLocaleUpperCase('de'), 'ΑΣ'.toLocaleLowerCase('el'), 'ß'.toLocaleUpperCase());

Promise.reject({ code: 1, list: [1, 2], nested: { a: { b: { c: 1 } } } });

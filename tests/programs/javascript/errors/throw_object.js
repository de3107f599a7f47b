throw { code: 'E_OBJ', details: { list: [1, 2, 3], nested: { deep: { er: true } } } };

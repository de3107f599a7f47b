Promise.reject(null);

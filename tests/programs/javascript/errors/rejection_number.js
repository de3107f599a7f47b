new Promise((resolve, reject) => reject(404));

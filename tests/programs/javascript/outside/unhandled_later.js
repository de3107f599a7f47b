// origin: bug report: a handler that is attached too late
const p = Promise.reject(new Error('late handler'));
process.on('unhandledRejection', (reason) => console.log('unhandled:', reason.message));
process.on('rejectionHandled', () => console.log('handled after all'));
setTimeout(() => p.catch((e) => console.log('caught', e.message)), 5);

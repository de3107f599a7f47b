// Monitoring tool's manual: unhandledrejection, and rejectionhandled when somebody comes late.
window.addEventListener('unhandledrejection', e => {
  console.log('unhandled', e.reason.message);
  e.preventDefault();
});
window.addEventListener('rejectionhandled', e => console.log('handled late', e.reason.message));
const late = Promise.reject(new Error('late'));
Promise.reject(new Error('caught in time')).catch(() => console.log('caught'));
setTimeout(() => late.catch(() => console.log('now caught')), 20);

// origin: blog post: recursive setTimeout instead of setInterval
function poll(attempt, done) {
  console.log('attempt', attempt);
  if (attempt === 4) return done('ready');
  setTimeout(poll, 5 * attempt, attempt + 1, done);
}
poll(1, (state) => console.log('state:', state));

function load() {
  const data = await fetch('x');
}

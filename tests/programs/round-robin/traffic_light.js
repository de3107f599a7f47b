let light = 'red';
spawn(function* lights() {
  for (const colour of ['green', 'yellow', 'red']) {
    yield sleep(50);
    light = colour;
    console.log('light', light);
  }
});
spawn(function* car() {
  console.log('car waits at', light);
  while (light !== 'green') yield sleep(10);
  console.log('car drives');
});

function* sleeper(name, ms) {
  console.log(name, 'falls asleep');
  yield sleep(ms);
  console.log(name, 'wakes');
}
spawn(sleeper('long', 120), 'long');
spawn(sleeper('short', 40), 'short');
spawn(sleeper('middle', 80), 'middle');

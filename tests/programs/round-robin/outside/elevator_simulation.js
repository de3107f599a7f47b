// Student project: an elevator and its passengers as tasks, with sleep for travel time.
const calls = [];
let floor = 0;
function* elevator() {
  for (let served = 0; served < 3; ) {
    if (!calls.length) { yield sleep(5); continue; }
    const call = calls.shift();
    yield sleep(Math.abs(call.floor - floor) * 10);
    floor = call.floor;
    console.log(`doors open at ${floor} for ${call.who}`);
    served++;
    yield;
  }
}
function* passenger(who, at, delay) {
  yield sleep(delay);
  console.log(`${who} calls from ${at}`);
  calls.push({who, floor: at});
}
const lift = spawn(elevator, 'lift');
spawn(passenger('Bia', 3, 0), 'Bia');
spawn(passenger('Leo', 1, 100), 'Leo');
spawn(passenger('Eva', 5, 200), 'Eva');
spawn(function* () { yield join(lift); console.log('lift parked at', floor); }, 'janitor');

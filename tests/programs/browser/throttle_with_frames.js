let scheduled = false;
let calls = 0;
function update() {
  calls++;
  if (scheduled) return;
  scheduled = true;
  requestAnimationFrame(() => { scheduled = false; console.log('painted after', calls, 'calls'); });
}
for (let i = 0; i < 5; i++) update();

import { count, increment, reset, later } from './store.mjs';
import * as store from './store.mjs';
console.log(count, store.count);
increment();
increment();
console.log(count, store.count);
reset();
console.log(count);
try { count++; } catch (error) { console.log(error.name + ': ' + error.message); }
try { store.count = 9; } catch (error) { console.log(error.name + ': ' + error.message); }
try { delete store.count; } catch (error) { console.log(error.name + ': ' + error.message); }
try { store.fresh = 1; } catch (error) { console.log(error.name + ': ' + error.message); }
console.log(later);
await null;
setTimeout(() => console.log(later), 5);

// What node's own functions refuse: timers, tables, options of locales, and how many listeners of a target are a leak.
console.table(); console.table(undefined); console.table(null); console.table(5); 
try { clearImmediate(5) } catch (e) { console.log(e.stack.split('\n').slice(0,3).join('|')) }
try { clearImmediate('x') } catch (e) { console.log(e.message) }
try { clearImmediate(true) } catch (e) { console.log(e.message) }
try { clearImmediate(Symbol('q')) } catch (e) { console.log(e.message) }
clearImmediate(); clearImmediate(null); clearImmediate(0); clearImmediate('');
try { clearImmediate({}); console.log('ok {}') } catch (e) { console.log(e.message) }
try { console.table([{a:1}], 'a') } catch (e) { console.log(e.stack.split('\n').slice(0,2).join('|')) }
const t = new EventTarget(); for (let i = 0; i < 11; i++) t.addEventListener('many', () => {}); process.on('warning', w => console.log(w.name, w.message, w.type, w.count, w.target === t));
for (const f of [()=>(1).toLocaleString('en',{style:'unit',unit:'bananas'}), ()=>(1n).toLocaleString('en',{style:'x'}), ()=>'a'.localeCompare('b','en',{sensitivity:'x'}), ()=>(1).toLocaleString('en',{style:'currency'}), ()=>(1).toLocaleString('en',{style:'currency',currency:'x'}),()=>new Date(0).toLocaleString('en',{timeZone:'x'}),()=>new Date(0).toLocaleDateString('en',{month:'x'}),()=>new Date(0).toLocaleTimeString('en',{timeStyle:'x'}),()=>(1).toLocaleString('en',{minimumFractionDigits:200}),()=>(1).toLocaleString('xx_')]) try { f(); } catch (e) { console.log(e.name, e.message) }

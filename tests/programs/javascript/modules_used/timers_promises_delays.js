const tp=require('timers/promises');
(async()=>{ for (const d of ['7', null, {}, NaN, -5, undefined, true, 3n]) try { console.log(await tp.setTimeout(d,'v')) } catch (e) { console.log(e.name,e.code,e.message) } 
for (const d of ['7', null, {}]) try { for await (const x of tp.setInterval(d,'v')) { console.log(x); break } } catch (e) { console.log(e.name,e.code,e.message) } try { console.log(await tp.scheduler.wait('5')) } catch (e) { console.log(e.code,e.message) } })();

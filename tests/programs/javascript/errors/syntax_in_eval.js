try { new Function('a', 'return a +'); } catch (e) { console.log(e.name, e.message); }
try { eval('var = 1'); } catch (e) { console.log(e.name, e.message); }
eval('foo bar');

try { queueMicrotask(); } catch (error) { console.log(error.name); }
try { queueMicrotask(1); } catch (error) { console.log(error.name); }

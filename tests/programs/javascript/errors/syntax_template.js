console.log(`never closed);

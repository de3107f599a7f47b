console.log("ÿþ bad bytes Ã");
throw new Error("é");

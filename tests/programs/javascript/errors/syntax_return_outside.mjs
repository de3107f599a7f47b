console.log(1);
return;

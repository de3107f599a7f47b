(function () {
  (() => {
    const obj = { ['computed' + 1]() { return undefinedVariable + 1; } };
    obj.computed1();
  })();
})();

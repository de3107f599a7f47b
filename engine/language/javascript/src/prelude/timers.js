// How the objects of setTimeout and setImmediate show themselves. Most of what node keeps in their properties is in the
// machine's timers here.

function timeoutInspect(depth, options, inspect) {
  const parts = %TimeoutParts(this);
  if (parts === undefined) return inspect(this, {...options, customInspect: false});
  class TimersList {
    msecs = parts[0];
  }
  const link = other => other === undefined ? new TimersList() : other;
  const shown = {
    __proto__: %Object%.getPrototypeOf(this),
    _idleTimeout: parts[0],
    _idlePrev: link(parts[1]),
    _idleNext: link(parts[2]),
    _idleStart: parts[3],
    _onTimeout: this._onTimeout,
    _timerArgs: parts[4],
    _repeat: parts[5],
    _destroyed: parts[6],
    [%Symbol%("refed")]: parts[7],
    [%Symbol%("kHasPrimitive")]: parts[8],
    [%Symbol%("asyncId")]: parts[9],
    [%Symbol%("triggerId")]: parts[10],
  };
  for (const key of %OwnKeys(this)) if (key !== "_onTimeout") %CreateDataProperty(shown, key, this[key]);
  return inspect(shown, {...options, depth: 0, customInspect: false});
}

// Those that wait are linked, so one shows the others.
function immediateInspect(depth, options, inspect) {
  const known = new %Map%();
  const {get, set} = %Map%.prototype;
  const shownAs = immediate => {
    const parts = immediate === null ? undefined : %ImmediateParts(immediate);
    if (parts === undefined) return immediate;
    const earlier = %Call(get, known, immediate);
    if (earlier !== undefined) return earlier;
    const shown = {__proto__: %Object%.getPrototypeOf(immediate), _idleNext: null, _idlePrev: null, _onImmediate: immediate._onImmediate, _argv: parts[0], _destroyed: parts[1], [%Symbol%("refed")]: parts[2], [%Symbol%("asyncId")]: parts[3], [%Symbol%("triggerId")]: parts[4]};
    %Call(set, known, immediate, shown);
    for (const key of %OwnKeys(immediate)) if (key !== "_onImmediate") %CreateDataProperty(shown, key, immediate[key]);
    %CreateDataProperty(shown, "_idleNext", shownAs(parts[6]));
    %CreateDataProperty(shown, "_idlePrev", shownAs(parts[5]));
    return shown;
  };
  return inspect(shownAs(this), {...options, customInspect: false});
}

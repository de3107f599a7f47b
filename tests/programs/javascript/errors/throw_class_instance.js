class Problem {
  constructor() { this.reason = 'not an Error'; }
  toString() { return 'Problem: ' + this.reason; }
}
throw new Problem();

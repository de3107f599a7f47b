class Input {
  getInitialState: function() {
    return {typed: ''};
  },
}

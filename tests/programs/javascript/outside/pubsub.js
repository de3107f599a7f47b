// origin: design patterns article, publish/subscribe
var hub = (function () {
  var rooms = {};
  var ticket = 100;

  return {
    rooms: rooms,
    join: function (room, who, fn) {
      if (!rooms[room]) rooms[room] = [];
      rooms[room].push({ ticket: ++ticket, who: who, fn: fn });
      return ticket;
    },
    say: function (room, what) {
      var people = rooms[room] || [];
      for (var i = 0; i < people.length; i++) {
        // closure per listener, delivered later
        (function (p) { setTimeout(function () { p.fn(what, p.who); }, 0); })(people[i]);
      }
      return people.length;
    },
    leave: function (no) {
      var gone = 0;
      Object.keys(rooms).forEach(function (r) {
        var before = rooms[r].length;
        rooms[r] = rooms[r].filter(function (p) { return p.ticket != no; });
        gone += before - rooms[r].length;
        if (!rooms[r].length) delete rooms[r];
      });
      return gone > 0;
    }
  };
})();

function hear(what, who) { console.log(who + ' hears', what); }
var ann = hub.join('kitchen', 'ann', hear);
var bob = hub.join('kitchen', 'bob', function counter(what) { console.log('bob counts', what.length || Object.keys(what).length); });
hub.join('garden', 'cat', hear);
console.log(hub.say('kitchen', 'dinner!'), hub.say('cellar', 'anyone?'));
console.log(hub.rooms);
setTimeout(function () {
  console.log(hub.leave(ann), hub.leave(ann), hub.leave('x'));
  hub.say('kitchen', { soup: 1, bread: [1, 2] });
  hub.say('garden', ['fish']);
}, 30);
console.log('said everything');

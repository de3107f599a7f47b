// origin: design patterns article, publish/subscribe
var PubSub = (function () {
  var topics = {};
  var lastId = -1;

  function publish(topic, data) {
    if (!topics.hasOwnProperty(topic)) return false;
    setTimeout(function () {
      var subs = topics[topic];
      for (var i = 0; i < subs.length; i++) {
        subs[i].func(topic, data);
      }
    }, 0);
    return true;
  }

  function subscribe(topic, func) {
    topics[topic] = topics[topic] || [];
    var token = String(++lastId);
    topics[topic].push({ token: token, func: func });
    return token;
  }

  function unsubscribe(token) {
    for (var t in topics) {
      for (var i = 0, j = topics[t].length; i < j; i++) {
        if (topics[t][i].token === token) {
          topics[t].splice(i, 1);
          return token;
        }
      }
    }
    return false;
  }

  return { publish: publish, subscribe: subscribe, unsubscribe: unsubscribe, _topics: topics };
})();

var logger = function (topic, data) { console.log('[' + topic + ']', data); };
var t1 = PubSub.subscribe('news', logger);
var t2 = PubSub.subscribe('news', function newsCounter(topic, d) { console.log('length', d.length || Object.keys(d).length); });
console.log(PubSub.publish('news', 'hello world'));
console.log(PubSub.publish('sport', {}));
console.log(PubSub._topics);
setTimeout(function () {
  console.log(PubSub.unsubscribe(t1), PubSub.unsubscribe('77'));
  PubSub.publish('news', { a: 1, b: [1, 2] });
}, 20);
console.log('published');

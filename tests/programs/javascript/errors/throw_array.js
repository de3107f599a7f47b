function run() {
  throw [1, 'two', { three: 3 }];
}
run();

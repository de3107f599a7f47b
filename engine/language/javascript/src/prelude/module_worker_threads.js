// require('worker_threads') of the main thread: channels, ports and copies. Threads beside it do not exist yet.

function moduleWorkerThreads() {
  const {MessageChannel, MessagePort, BroadcastChannel, receiveMessageOnPort} = %BuiltinModule("internal/messaging");
  const environment = new %Map%();
  const {untransferable} = %BuiltinModule("internal/clone");
  class Worker {
    constructor() {
      throw new %Error%("The simulator has no Worker yet: a program runs here in one thread; a MessageChannel passes messages inside it, and promises and timers overlap work");
    }
  }
  return {
    isMainThread: true,
    MessagePort,
    MessageChannel,
    markAsUntransferable(object) {
      if (%IsObject(object)) untransferable.add(object);
    },
    moveMessagePortToContext() {
      throw new %Error%("The simulator has no moveMessagePortToContext: there are no other contexts; use the port itself");
    },
    receiveMessageOnPort,
    resourceLimits: {},
    postMessageToThread() {
      throw new %Error%("The simulator has no postMessageToThread: there are no other threads; use a MessageChannel");
    },
    threadId: 0,
    SHARE_ENV: %Symbol%.for("nodejs.worker_threads.SHARE_ENV"),
    Worker,
    parentPort: null,
    workerData: null,
    BroadcastChannel,
    setEnvironmentData(key, value) {
      if (value === undefined) environment.delete(key);
      else environment.set(key, value);
    },
    getEnvironmentData(key) {
      return environment.get(key);
    },
  };
}

// require('worker_threads').

function moduleWorkerThreads() {
  const {MessageChannel, MessagePort, BroadcastChannel, receiveMessageOnPort} = %BuiltinModule("internal/messaging");
  const {untransferable} = %BuiltinModule("internal/clone");
  const {Worker, SHARE_ENV, environmentData} = %BuiltinModule("internal/worker");
  const isMainThread = %ThreadNumber() === 0;
  return {
    isMainThread,
    MessagePort,
    MessageChannel,
    markAsUntransferable(object) {
      if (%IsObject(object)) untransferable.add(object);
    },
    moveMessagePortToContext() {
      throw new %Error%("The simulator has no moveMessagePortToContext: there are no other contexts; use the port itself");
    },
    receiveMessageOnPort,
    resourceLimits: isMainThread ? {} : {maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 2096, codeRangeSizeMb: 0, stackSizeMb: 4},
    postMessageToThread() {
      throw new %Error%("The simulator has no postMessageToThread; use a MessageChannel");
    },
    threadId: %ThreadNumber(),
    SHARE_ENV,
    Worker,
    parentPort: null,
    workerData: null,
    BroadcastChannel,
    setEnvironmentData(key, value) {
      if (value === undefined) environmentData.delete(key);
      else environmentData.set(key, value);
    },
    getEnvironmentData(key) {
      return environmentData.get(key);
    },
  };
}

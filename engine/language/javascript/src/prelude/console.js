// The inspector asks for calls of the program's functions (custom inspect functions, getters, toString for %s).

// Runs a step of src/inspect/steps.def again and again, each time with one more answer, until it asks nothing more.
function inspectWithAnswers(step, list) {
  const answers = [];
  for (let next = 0; ; next += 2) {
    const request = %InspectStep(step, list, answers);
    if (request[0]) return request[2] ? %ConsoleDeliver(request[1]) : request[1];
    if (request[1]) {
      try {
        answers[next] = %InspectCall(request);
        answers[next + 1] = false;
      } catch (error) {
        answers[next] = error;
        answers[next + 1] = true;
      }
    } else {
      answers[next] = %InspectCall(request);
      answers[next + 1] = false;
    }
  }
}

// What a console's method says where the program has put something of its own in the place of what node prints with:
// [stream, text], or [function, arguments] of a method that it has replaced.
function consoleDeliver(request) {
  if (typeof request[0] === "function") %CallWithArray(request[0], %Console%, request[1]);
  else %ConsoleWrite(request[0], request[1]);
}

function consoleClear() {
  const stream = %Console%._stdout;
  if (stream === undefined || !stream.isTTY || %Process%.env.TERM === "dumb") return;
  stream.write("\x1b[1;1H");
  stream.write("\x1b[0J");
}

// An error that the stream tells at once is ignored, and one that it tells its callback.
function consoleWrite(stream, text) {
  const ignore = %ConsoleErrorHandler();
  const isOfProcess = stream === %Process%.stdout || stream === %Process%.stderr;
  const hears = !isOfProcess && typeof stream.once === "function";
  try {
    if (hears && stream.listenerCount("error") === 0) stream.once("error", ignore);
    stream.write(text, ignore);
  } catch (error) {
    if (error instanceof %RangeError% && error.message === "Maximum call stack size exceeded") throw error;
  } finally {
    if (hears) stream.removeListener("error", ignore);
  }
}

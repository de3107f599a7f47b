// The inspector asks for calls of the program's functions (custom inspect functions, getters, toString for %s).

// Runs a step of src/inspect/steps.def again and again, each time with one more answer, until it asks nothing more.
function inspectWithAnswers(step, list) {
  const answers = [];
  for (let next = 0; ; next += 2) {
    const request = %InspectStep(step, list, answers);
    if (request[0]) return request[1];
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

#include "scene_values.hpp"

#include <map>

namespace loopscope::scene {

namespace {

Variable variable_of(const SeenPart& part, int more_depth) {
  Variable variable{part.name, part.value, false, part.path, part.depth + more_depth};
  variable.can_unfold = part.can_unfold;
  variable.is_unfolded = part.is_unfolded;
  variable.hidden = part.hidden;
  return variable;
}

class ScopeMaker {
 public:
  ScopeMaker(const Machine& machine, const RunInspection& run, const std::set<std::string>& unfolded)
      : machine_(machine), run_(run), unfolded_(unfolded) {}

  std::vector<Scope> scopes(const SeenFrame& frame) const {
    std::vector<Scope> scopes;
    for (const SeenScope& seen : frame.scopes) {
      Scope scope{seen.title, {}};
      for (const SeenVariable& variable : seen.variables) add(scope, variable);
      scopes.push_back(std::move(scope));
    }
    return scopes;
  }

 private:
  void add(Scope& scope, const SeenVariable& seen) const {
    Variable variable{seen.name, seen.value, false, scope.title + "\n" + seen.name};
    variable.can_unfold = can_unfold(machine_, run_, seen.held);
    variable.is_unfolded = variable.can_unfold && unfolded_.contains(variable.path);
    scope.variables.push_back(variable);
    for (const SeenPart& part : seen_parts(machine_, run_, seen.held, variable.path, unfolded_))
      scope.variables.push_back(variable_of(part, 1));
  }

  const Machine& machine_;
  const RunInspection& run_;
  const std::set<std::string>& unfolded_;
};

std::map<std::string, std::string> values_by_path(const std::vector<Scope>& scopes) {
  std::map<std::string, std::string> values;
  for (const Scope& scope : scopes) {
    for (const Variable& variable : scope.variables) {
      if (variable.hidden == 0) values.emplace(variable.path, variable.value);
    }
  }
  return values;
}

void mark_changes(std::vector<Scope>& scopes, const std::vector<Scope>& before) {
  std::map<std::string, std::string> old = values_by_path(before);
  for (Scope& scope : scopes) {
    for (Variable& variable : scope.variables) {
      auto known = old.find(variable.path);
      // What was folded a moment ago has no value to compare with.
      bool is_part = variable.depth > 0;
      variable.changed = variable.hidden == 0 && (known == old.end() ? !is_part : known->second != variable.value);
    }
  }
}

PromiseState state_of(const SeenPromise& seen) {
  if (!seen.is_settled) return PromiseState::Pending;
  return seen.is_rejected ? PromiseState::Rejected : PromiseState::Fulfilled;
}

}  // namespace

void ValueFiller::fill(Scene& scene, const Moment& now, const Moment* before) const {
  fill_scopes(scene, now, before);
  scene.promises.clear();
  scene.objects.clear();
  if (wish_.promises) fill_promises(scene, now, before);
  if (wish_.objects) fill_objects(scene, now, before);
}

void ValueFiller::fill_scopes(Scene& scene, const Moment& now, const Moment* before) const {
  scene.scopes.clear();
  if (now.seen.stack.empty()) return;
  const SeenFrame& top = now.seen.stack.front();
  scene.scopes = ScopeMaker(now.machine, maker_.inspection, wish_.unfolded).scopes(top);
  bool is_same = before && !before->seen.stack.empty() && before->seen.stack.front().serial == top.serial;
  if (!is_same) return;
  mark_changes(scene.scopes,
               ScopeMaker(before->machine, maker_.inspection, wish_.unfolded).scopes(before->seen.stack.front()));
}

void ValueFiller::fill_promises(Scene& scene, const Moment& now, const Moment* before) const {
  std::map<std::uint64_t, std::pair<PromiseState, std::size_t>> old;
  if (before) {
    for (const SeenPromise& seen : seen_promises(before->machine, maker_.inspection, maker_.language, born_after_))
      old[seen.serial] = {state_of(seen), seen.reactions.size()};
  }
  for (const SeenPromise& seen : seen_promises(now.machine, maker_.inspection, maker_.language, born_after_)) {
    Promise promise{seen.serial - born_after_, seen.name, state_of(seen)};
    promise.is_unhandled = seen.is_rejected && !seen.is_handled;
    promise.value = seen.value;
    for (const SeenReaction& reaction : seen.reactions)
      promise.reactions.push_back({reaction.text, reaction.resumes, maker_.place(scene, reaction.place)});
    auto known = old.find(seen.serial);
    promise.changed =
        before && (known == old.end() || known->second != std::pair{promise.state, promise.reactions.size()});
    scene.promises.push_back(std::move(promise));
  }
}

void ValueFiller::fill_objects(Scene& scene, const Moment& now, const Moment* before) const {
  std::map<std::string, std::string> old;
  std::set<std::uint64_t> known;
  if (before) {
    for (const SeenObject& seen :
         seen_objects(before->machine, maker_.inspection, maker_.language, born_after_, wish_.unfolded)) {
      known.insert(seen.serial);
      for (const SeenPart& part : seen.parts) old[part.path] = part.value;
    }
  }
  for (const SeenObject& seen :
       seen_objects(now.machine, maker_.inspection, maker_.language, born_after_, wish_.unfolded)) {
    Object object{seen.serial - born_after_, seen.name, seen.value};
    object.changed = before && !known.contains(seen.serial);
    for (const SeenPart& part : seen.parts) {
      object.parts.push_back(variable_of(part, 0));
      auto value = old.find(part.path);
      object.parts.back().changed = before && part.hidden == 0 && (value == old.end() || value->second != part.value);
    }
    scene.objects.push_back(std::move(object));
  }
}

}  // namespace loopscope::scene

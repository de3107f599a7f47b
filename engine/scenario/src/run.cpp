#include <scenario/run.hpp>

#include <base/utf.hpp>

#include <browser_model/browser_model.hpp>
#include <javascript/host.hpp>
#include <javascript/language.hpp>
#include <javascript/program.hpp>
#include <javascript/setup.hpp>
#include <node_model/node_model.hpp>
#include <round_robin_model/round_robin_model.hpp>

#include <algorithm>

namespace loopscope {

namespace {

constexpr std::uint64_t no_limit = ~std::uint64_t{0};

std::uint64_t value_of(const LimitOption& option, std::uint64_t unit, std::uint64_t otherwise) {
  if (!option.given) return otherwise;
  if (!option.value || *option.value > no_limit / unit) return no_limit;
  return *option.value * unit;
}

Limits limits_of(const LimitOptions& options) {
  Limits limits;
  limits.instructions = value_of(options.instructions, 1, limits.instructions);
  limits.memory_bytes = value_of(options.memory_mb, 1u << 20, limits.memory_bytes);
  limits.virtual_time_ns = value_of(options.virtual_time, 1'000'000, limits.virtual_time_ns);
  limits.user_frames =
      static_cast<std::uint32_t>(std::min<std::uint64_t>(value_of(options.frames, 1, limits.user_frames), 200'000));
  return limits;
}

// Half a millisecond more than a timer of 1 ms needs: what reading a small file takes, about.
constexpr double usual_latency_ms = 1.5;

void add_files(World& world, const RunRequest& request) {
  auto nanoseconds = [](double ms) { return static_cast<std::int64_t>((ms > 0 ? ms : usual_latency_ms) * 1e6); };
  for (const WorldFile& file : request.world.files)
    world.files.push_back({file.path, file.text, nanoseconds(file.latency_ms)});
  world.files.push_back({"/dev/stdin", request.world.stdin_text, nanoseconds(0)});
  world.files.push_back({world.main_path, utf16_to_utf8(request.source->units()), nanoseconds(0)});
}

// By path and without the program itself, whatever order they came in.
std::vector<FolderFile> sources_of(const RunRequest& request) {
  std::vector<FolderFile> sources;
  for (const FolderFile& file : request.sources) {
    if (file.path != request.source->name()) sources.push_back(file);
  }
  std::sort(sources.begin(), sources.end(), [](const FolderFile& x, const FolderFile& y) { return x.path < y.path; });
  return sources;
}

void add_answers(World& world, const RunRequest& request) {
  for (const FetchAnswer& answer : request.world.fetch) {
    world.answers.push_back({answer.url, static_cast<std::int64_t>(std::max(answer.after_ms, 0.0) * 1e6), answer.status,
                             answer.body, answer.error});
  }
}

World world_of(const RunRequest& request) {
  World world;
  world.seed = request.world.seed ? static_cast<std::uint64_t>(*request.world.seed) : world.seed;
  world.epoch_ms = request.world.epoch_ms.value_or(world.epoch_ms);
  world.main_path = request.source->name();
  world.arguments = request.world.argv;
  world.environment = request.world.env;
  // As node reads it; a TZ that is given by name beats the header's time zone.
  if (!request.world.time_zone.empty()) world.environment.emplace_back("TZ", request.world.time_zone);
  world.schedule = request.schedule;
  add_files(world, request);
  add_answers(world, request);
  for (const WorldEvent& event : request.world.events)
    world.inputs.push_back({static_cast<std::int64_t>(std::max(event.at_ms, 0.0) * 1e6), event.target, event.type});
  return world;
}

std::shared_ptr<const Options> options_of(const RunRequest& request, Profile profile) {
  auto options = std::make_shared<Options>();
  options->world = world_of(request);
  options->profile = std::move(profile);
  options->limits = limits_of(request.limits);
  options->sources = sources_of(request);
  return options;
}

// A module's source is named by its URL, as node names it.
std::shared_ptr<const SourceText> named_source(const RunRequest& request, SourceGoal goal) {
  if (goal != SourceGoal::Module) return request.source;
  return std::make_shared<const SourceText>("file://" + request.source->name(),
                                            std::u16string(request.source->units()));
}

// A page's script is a module when its name or its text says so.
Profile profile_for(const RunRequest& request) {
  Profile profile =
      request.adjusted ? *request.adjusted : find_profile(request.profile).value_or(*find_profile("node"));
  if (profile.is_page && (request.source->name().ends_with(".mjs") || needs_module_syntax(request)))
    profile.goal = SourceGoal::Module;
  return profile;
}

// Setting up costs the program nothing and is not counted.
void forget_set_up(Machine& machine) {
  machine.counters = Counters{};
  machine.clock = Clock{};
  machine.next_job_serial = 1;
  for (const JobQueue& waiting : machine.queues) machine.next_job_serial += waiting.size();  // they have theirs already
  machine.next_frame_serial = 1;
}

struct ModelRow {
  std::optional<Profile> (*find_profile)(std::string_view name);
  const Model& (*model)();
};
constexpr ModelRow models[] = {{node::find_profile, node::node_model},
                               {browser::find_profile, browser::browser_model},
                               {round_robin::find_profile, round_robin::round_robin_model}};

}  // namespace

const Model& model_of(const Profile& profile) {
  for (const ModelRow& row : models) {
    if (row.find_profile(profile.name)) return row.model();
  }
  return node::node_model();
}

std::optional<Profile> find_profile(std::string_view name) {
  for (const ModelRow& row : models) {
    if (std::optional<Profile> profile = row.find_profile(name)) return profile;
  }
  return std::nullopt;
}

StartedRun start_run(const RunRequest& request) {
  StartedRun out;
  Profile profile = profile_for(request);
  SourceGoal goal = profile.goal;
  out.language = &js::language();
  out.model = &model_of(profile);
  out.machine.options = options_of(request, std::move(profile));
  out.machine.oracle = Oracle(out.machine.options->world.seed, request.schedule);
  Exec exec(out.machine, *out.language, *out.model, nullptr);
  js::set_up_realm(exec);
  out.model->set_up(exec);
  if (out.machine.options->profile.is_page)
    js::set_up_page(exec);
  else
    js::set_up_host(exec);
  std::shared_ptr<const SourceText> source = named_source(request, goal);
  js::CompiledProgram program = js::compile_program(exec, source, goal);
  out.fault = program.fault;
  if (program.fault)
    js::set_main_fault(exec, *source, *program.fault);
  else
    js::set_main_program(exec, program.code);
  forget_set_up(out.machine);
  return out;
}

bool needs_module_syntax(const RunRequest& request) { return js::needs_module_syntax(*request.source); }

}  // namespace loopscope

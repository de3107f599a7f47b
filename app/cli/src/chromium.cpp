#include "chromium.hpp"

#include "pipe_process.hpp"

#include <javascript/prelude.hpp>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <list>
#include <random>
#include <thread>

namespace loopscope::cli {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr std::string_view page_address = "https://page.example/";
constexpr milliseconds quiet{500};  // without output, after all that the program waits for
constexpr milliseconds patience{15'000};

std::string dump(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::string prelude_text(std::string_view name) {
  for (const js::PreludeSource& row : js::prelude_sources()) {
    if (row.name == name) return std::string(row.text);
  }
  return "";
}

void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

// The elements that the program looks for are made by the function that makes those of the simulated page.
std::string page_markup(const PageProgram& program) {
  Json targets = Json::array();
  for (const WorldEvent& event : program.world.events) targets.push_back(event.target);
  std::string names = dump(Json::array({program.source, targets})), source = program.source;
  replace_all(names, "<", "\\u003c");
  replace_all(source, "</script", "<\\/script");
  return "<!DOCTYPE html><html><head><meta charset=utf-8><style>body * { min-width: 20px; min-height: 20px }</style>"
         "</head><body><script>{" +
         prelude_text("pageElements") + "\nfor (const row of pageElements(..." + names +
         ")) { const made = document.createElement(row.tag); if (row.id) made.id = row.id; "
         "if (row.class) made.className = row.class; document.body.append(made); } document.currentScript.remove(); }"
         "</script><script>" +
         source + "\n</script></body></html>";
}

std::string console_script() {
  return "{" + prelude_text("pageConsole") +
         "\nconst send = globalThis.loopscopeWrite; delete globalThis.loopscopeWrite;\n"
         "const made = pageConsole((text, toError) => send(JSON.stringify([text, toError])));\n"
         "for (const key of Object.keys(console)) delete console[key]; Object.assign(console, made); }";
}

std::string base64(std::string_view bytes) {
  constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string out;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    std::uint32_t three = 0;
    for (std::size_t j = 0; j < 3; ++j)
      three = three << 8 | (i + j < bytes.size() ? static_cast<unsigned char>(bytes[i + j]) : 0u);
    for (std::size_t j = 0; j < 4; ++j) out += i + j > bytes.size() ? '=' : letters[three >> (18 - 6 * j) & 63];
  }
  return out;
}

std::vector<std::string> command_line(const std::string& folder) {
  return {"chromium",
          "--headless",
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-sync",
          "--disable-background-networking",
          "--disable-component-update",
          "--hide-scrollbars",
          "--remote-debugging-pipe",
          "--user-data-dir=" + folder,
          "about:blank"};
}

}  // namespace

bool can_be_made(const WorldEvent& event) { return event.type == "click"; }

// One browser; a page for each program.
class Chromium::Session {
 public:
  Session()
      : folder_(fs::temp_directory_path() / ("loopscope-chromium-" + std::to_string(std::random_device{}()))),
        process_(command_line(folder_.string())) {
    if (!process_.started()) return;
    version_ = call("Browser.getVersion", Json::object(), "").value("product", "");
  }
  ~Session() {
    if (process_.started() && !process_.is_closed()) call("Browser.close", Json::object(), "");
    process_.end();
    remove_folder();
  }

  const std::string& version() const { return version_; }

  std::optional<std::string> run(const PageProgram& program, std::uint64_t timeout_seconds) {
    program_ = &program;
    out_.clear();
    later_.clear();
    waiting_.clear();
    is_loaded_ = false;
    std::string target =
        call("Target.createTarget", {{"url", "about:blank"}, {"newWindow", true}}, "").value("targetId", "");
    page_ = call("Target.attachToTarget", {{"targetId", target}, {"flatten", true}}, "").value("sessionId", "");
    call("Page.enable", Json::object(), page_);
    call("Runtime.enable", Json::object(), page_);
    call("Runtime.addBinding", {{"name", "loopscopeWrite"}}, page_);
    call("Page.addScriptToEvaluateOnNewDocument", {{"source", console_script()}}, page_);
    call("Fetch.enable", {{"patterns", Json::array({{{"urlPattern", "*"}}})}}, page_);
    post("Page.navigate", {{"url", page_address}}, page_);
    bool done = listen(Clock::now() + std::chrono::seconds(timeout_seconds));
    call("Target.closeTarget", {{"targetId", target}}, "");
    return done ? std::optional(out_) : std::nullopt;
  }

 private:
  // The browser's last processes may still write into it for a moment.
  void remove_folder() const {
    std::error_code fault;
    for (int attempt = 0; attempt < 40; ++attempt) {
      fs::remove_all(folder_, fault);
      if (!fs::exists(folder_, fault)) return;
      std::this_thread::sleep_for(milliseconds(50));
    }
  }

  struct Later {
    Clock::time_point at;
    std::string method;  // empty: a click at `parameters`' selector
    Json parameters;
  };

  int post(const std::string& method, Json parameters, const std::string& session) {
    Json message = {{"id", ++last_}, {"method", method}, {"params", std::move(parameters)}};
    if (!session.empty()) message["sessionId"] = session;
    process_.send(dump(message));
    return last_;
  }

  std::optional<Json> receive(milliseconds wait) {
    std::optional<std::string> text = process_.receive(wait);
    if (!text) return std::nullopt;
    Json message = Json::parse(*text, nullptr, false);
    return message.is_object() ? std::optional(std::move(message)) : std::nullopt;
  }

  // The result of a command; what else arrives meanwhile waits.
  Json call(const std::string& method, Json parameters, const std::string& session) {
    int number = post(method, std::move(parameters), session);
    auto deadline = Clock::now() + patience;
    while (Clock::now() < deadline && !process_.is_closed()) {
      std::optional<Json> message = receive(milliseconds(200));
      if (!message) continue;
      if (message->value("id", 0) == number) return message->value("result", Json::object());
      waiting_.push_back(std::move(*message));
    }
    return Json::object();
  }

  // Until the page has been quiet long enough. False: the time was up.
  bool listen(Clock::time_point deadline) {
    Clock::time_point last = Clock::now();
    for (Clock::time_point now = last; now < deadline && !process_.is_closed(); now = Clock::now()) {
      if (do_what_is_due(now)) last = now;
      if (is_loaded_ && later_.empty() && now - last > quiet &&
          now - loaded_at_ > quiet + milliseconds(program_->milliseconds))
        return true;
      std::optional<Json> message = next_message();
      if (message && message->value("sessionId", "") == page_) {
        handle(message->value("method", ""), message->value("params", Json::object()));
        last = Clock::now();
      }
    }
    return false;
  }

  std::optional<Json> next_message() {
    if (waiting_.empty()) return receive(milliseconds(20));
    Json first = std::move(waiting_.front());
    waiting_.pop_front();
    return first;
  }

  bool do_what_is_due(Clock::time_point now) {
    auto due = std::find_if(later_.begin(), later_.end(), [&](const Later& each) { return each.at <= now; });
    if (due == later_.end()) return false;
    Later what = std::move(*due);
    later_.erase(due);
    if (what.method.empty())
      click(what.parameters.get<std::string>());
    else
      post(what.method, std::move(what.parameters), page_);
    return true;
  }

  void handle(const std::string& method, const Json& parameters) {
    if (method == "Runtime.bindingCalled") {
      Json line = Json::parse(parameters.value("payload", ""), nullptr, false);
      if (line.is_array() && !line[1].get<bool>()) out_ += line[0].get<std::string>() + "\n";
    } else if (method == "Fetch.requestPaused") {
      answer(parameters.value("requestId", ""), parameters["request"].value("url", ""));
    } else if (method == "Page.loadEventFired" && !is_loaded_) {
      is_loaded_ = true;
      loaded_at_ = Clock::now();
      for (const WorldEvent& event : program_->world.events)
        later_.push_back({loaded_at_ + milliseconds(static_cast<long long>(event.at_ms)), "", event.target});
    }
  }

  void answer(const std::string& request, const std::string& url) {
    if (url == page_address && !is_loaded_)
      return fulfil_after(0, request, 200, page_markup(*program_), "text/html; charset=utf-8");
    if (url.ends_with("favicon.ico")) return fulfil_after(0, request, 404, "", "text/plain");
    FetchAnswer row{url, 100, 200, dump({{"invented", true}, {"url", url}}), ""};
    for (const FetchAnswer& each : program_->world.fetch) {
      if (each.url == url) row = each;
    }
    if (!row.error.empty()) {
      later_.push_back({Clock::now() + milliseconds(static_cast<long long>(row.after_ms)),
                        "Fetch.failRequest",
                        {{"requestId", request}, {"errorReason", "ConnectionRefused"}}});
      return;
    }
    bool is_json = row.body.starts_with("{") || row.body.starts_with("[");
    fulfil_after(row.after_ms, request, row.status, row.body,
                 is_json ? "application/json" : "text/plain;charset=UTF-8");
  }

  void fulfil_after(double after_ms, const std::string& request, std::int64_t status, const std::string& body,
                    const std::string& type) {
    Json headers = Json::array(
        {{{"name", "content-type"}, {"value", type}}, {{"name", "access-control-allow-origin"}, {"value", "*"}}});
    later_.push_back(
        {Clock::now() + milliseconds(static_cast<long long>(after_ms)),
         "Fetch.fulfillRequest",
         {{"requestId", request}, {"responseCode", status}, {"responseHeaders", headers}, {"body", base64(body)}}});
  }

  // A trusted click in the middle of the element.
  void click(const std::string& selector) {
    std::string code = "(() => { const box = document.querySelector(" + dump(selector) +
                       ").getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; })()";
    Json result = call("Runtime.evaluate", {{"expression", code}, {"returnByValue", true}}, page_);
    Json place = result.value("result", Json::object()).value("value", Json::array());
    if (place.size() != 2) return;
    for (const char* type : {"mousePressed", "mouseReleased"})
      post("Input.dispatchMouseEvent",
           {{"type", type}, {"x", place[0]}, {"y", place[1]}, {"button", "left"}, {"clickCount", 1}}, page_);
  }

  fs::path folder_;
  PipeProcess process_;
  std::string version_, page_, out_;
  int last_ = 0;
  const PageProgram* program_ = nullptr;
  std::list<Json> waiting_;
  std::list<Later> later_;
  bool is_loaded_ = false;
  Clock::time_point loaded_at_;
};

Chromium::Chromium() : session_(std::make_unique<Session>()) {}
Chromium::~Chromium() = default;
const std::string& Chromium::version() const { return session_->version(); }
std::optional<std::string> Chromium::run(const PageProgram& program, std::uint64_t timeout_seconds) {
  return session_->run(program, timeout_seconds);
}

}  // namespace loopscope::cli

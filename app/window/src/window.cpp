#include <window/window.hpp>

#include <glad/gl.h>
#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>

#include <backends/imgui_impl_glfw.h>
#include <backends/imgui_impl_opengl3.h>
#include <imgui.h>

#include <algorithm>
#include <memory>

#include <text/window_text.hpp>
#include <window/places.hpp>
#include <window/shell.hpp>
#include <window/thread_runner.hpp>

namespace loopscope::window {

namespace {

constexpr int first_width = 1440;
constexpr int first_height = 900;
constexpr int smallest_width = 800;
constexpr int smallest_height = 500;
constexpr double shortest_frame_seconds = 1 / 60.0;
constexpr double watch_seconds = 0.8;

struct GlfwLibrary {
  bool started = glfwInit() == GLFW_TRUE;
  GlfwLibrary() = default;
  GlfwLibrary(const GlfwLibrary&) = delete;
  GlfwLibrary& operator=(const GlfwLibrary&) = delete;
  ~GlfwLibrary() {
    if (started) glfwTerminate();
  }
};

struct WindowCloser {
  void operator()(GLFWwindow* window) const { glfwDestroyWindow(window); }
};
using WindowHandle = std::unique_ptr<GLFWwindow, WindowCloser>;

// At most as large as the screen leaves room for.
scene::Size first_size() {
  int x = 0;
  int y = 0;
  int width = first_width;
  int height = first_height;
  if (GLFWmonitor* monitor = glfwGetPrimaryMonitor()) glfwGetMonitorWorkarea(monitor, &x, &y, &width, &height);
  return {static_cast<float>(std::min(width, first_width)), static_cast<float>(std::min(height, first_height))};
}

WindowHandle create_window() {
  glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
  glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
  glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
  glfwWindowHintString(GLFW_X11_CLASS_NAME, "loopscope");
  scene::Size size = first_size();
  WindowHandle window(
      glfwCreateWindow(static_cast<int>(size.width), static_cast<int>(size.height), "Loopscope", nullptr, nullptr));
  if (!window) return window;
  glfwSetWindowSizeLimits(window.get(), smallest_width, smallest_height, GLFW_DONT_CARE, GLFW_DONT_CARE);
  glfwMakeContextCurrent(window.get());
  glfwSwapInterval(1);
  return window;
}

Shell& shell_of(GLFWwindow* window) { return *static_cast<Shell*>(glfwGetWindowUserPointer(window)); }

void install_callbacks(GLFWwindow* window) {
  glfwSetCursorPosCallback(window, [](GLFWwindow* w, double x, double y) {
    shell_of(w).input().push(MouseMove{static_cast<float>(x), static_cast<float>(y)});
  });
  glfwSetMouseButtonCallback(window, [](GLFWwindow* w, int button, int action, int) {
    shell_of(w).input().push(MouseButton{button, action == GLFW_PRESS});
  });
  glfwSetScrollCallback(window, [](GLFWwindow* w, double x, double y) {
    shell_of(w).input().push(MouseWheel{static_cast<float>(x), static_cast<float>(y)});
  });
  glfwSetKeyCallback(window, [](GLFWwindow* w, int key, int, int action, int) {
    shell_of(w).input().push(KeyChange{key, action == GLFW_PRESS, action == GLFW_REPEAT});
  });
  glfwSetCharCallback(window,
                      [](GLFWwindow* w, unsigned character) { shell_of(w).input().push(Character{character}); });
  glfwSetCursorEnterCallback(window, [](GLFWwindow* w, int entered) {
    if (!entered) shell_of(w).input().push(MouseMove{-1, -1});
  });
  glfwSetDropCallback(window, [](GLFWwindow* w, int count, const char** paths) {
    if (count > 0) shell_of(w).drop(paths[0]);
  });
  glfwSetWindowFocusCallback(window, [](GLFWwindow* w, int focused) {
    if (!focused) shell_of(w).input().release_everything();
    shell_of(w).wake();
  });
  glfwSetWindowRefreshCallback(window, [](GLFWwindow* w) { shell_of(w).wake(); });
  glfwSetFramebufferSizeCallback(window, [](GLFWwindow* w, int, int) { shell_of(w).wake(); });
}

float display_scale(GLFWwindow* window) {
  float x = 1;
  float y = 1;
  glfwGetWindowContentScale(window, &x, &y);
  return std::clamp(x, 1.0F, 4.0F);
}

scene::Size size_of(GLFWwindow* window) {
  int width = 0;
  int height = 0;
  glfwGetWindowSize(window, &width, &height);
  return {static_cast<float>(width), static_cast<float>(height)};
}

// The loop of a window: sleep, draw, show.
class Runner {
 public:
  Runner(GLFWwindow* window, Shell& shell) : window_(window), shell_(shell) {
    glfwSetWindowUserPointer(window, &shell);
    install_callbacks(window);
    ImGui_ImplGlfw_InitForOpenGL(window, false);
    ImGui_ImplOpenGL3_Init("#version 330 core");
  }
  ~Runner() {
    ImGui_ImplOpenGL3_Shutdown();
    ImGui_ImplGlfw_Shutdown();
  }
  Runner(const Runner&) = delete;
  Runner& operator=(const Runner&) = delete;

  void run() {
    last_frame_ = glfwGetTime();
    while (!shell_.wants_to_quit()) {
      if (!sleep()) continue;
      draw();
      after_frame();
    }
  }

 private:
  // Until something comes in or is due, and at least for a frame of a usual screen: not every driver waits for it.
  // Now and then it looks at the open file; false: nothing has come of it, and there is nothing to draw.
  bool sleep() {
    double limit = shell_.is_restless() ? 0 : shell_.longest_sleep();
    double due = limit < 0 ? glfwGetTime() + watch_seconds : last_frame_ + limit;
    wait_until(std::min(due, glfwGetTime() + watch_seconds), true);
    watch();
    if (glfwWindowShouldClose(window_)) close();
    bool is_due = limit >= 0 && glfwGetTime() >= last_frame_ + limit;
    if (!is_due && !shell_.is_restless()) return false;
    wait_until(last_frame_ + shortest_frame_seconds, false);
    glfwPollEvents();
    return true;
  }

  void watch() {
    if (glfwGetTime() < last_watch_ + watch_seconds) return;
    last_watch_ = glfwGetTime();
    shell_.watch_files();
  }

  // The person is asked first where there is something to lose.
  void close() {
    glfwSetWindowShouldClose(window_, GLFW_FALSE);
    shell_.close();
  }

  static void wait_until(double moment, bool until_input) {
    for (double left = moment - glfwGetTime(); left > 0; left = moment - glfwGetTime()) {
      glfwWaitEventsTimeout(left);
      if (until_input) return;
    }
  }

  void draw() {
    double now = glfwGetTime();
    auto seconds = static_cast<float>(now - last_frame_);
    last_frame_ = now;
    scene::Size size = size_of(window_);
    if (size.width <= 0 || size.height <= 0) return;
    if (shell_.prepare(size)) {
      ImGui_ImplOpenGL3_DestroyFontsTexture();
      ImGui_ImplOpenGL3_CreateFontsTexture();
    }
    ImGui_ImplOpenGL3_NewFrame();
    ImGui_ImplGlfw_NewFrame();
    shell_.frame(size, seconds);
    show();
  }

  void show() {
    int width = 0;
    int height = 0;
    glfwGetFramebufferSize(window_, &width, &height);
    glViewport(0, 0, width, height);
    glClear(GL_COLOR_BUFFER_BIT);
    ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
    glfwSwapBuffers(window_);
  }

  void after_frame() {
    if (shell_.take_full_screen_request()) toggle_full_screen();
    std::string title = shell_.title();
    if (title == title_) return;
    title_ = title;
    glfwSetWindowTitle(window_, title.c_str());
  }

  void toggle_full_screen() {
    shell_.wake();
    if (glfwGetWindowMonitor(window_)) {
      glfwSetWindowMonitor(window_, nullptr, place_[0], place_[1], place_[2], place_[3], GLFW_DONT_CARE);
      return;
    }
    GLFWmonitor* monitor = glfwGetPrimaryMonitor();
    if (!monitor) return;
    glfwGetWindowPos(window_, &place_[0], &place_[1]);
    glfwGetWindowSize(window_, &place_[2], &place_[3]);
    const GLFWvidmode* mode = glfwGetVideoMode(monitor);
    glfwSetWindowMonitor(window_, monitor, 0, 0, mode->width, mode->height, mode->refreshRate);
  }

  GLFWwindow* window_;
  Shell& shell_;
  std::string title_;
  double last_frame_ = 0;
  double last_watch_ = 0;
  int place_[4] = {0, 0, first_width, first_height};  // where the window stands when it does not fill the screen
};

void run_shell(GLFWwindow* window, const WindowOptions& options) {
  Shell shell(options.view, size_of(window), display_scale(window), {state_folder(), config_folder()},
              std::make_unique<ThreadRunner>(glfwPostEmptyEvent));
  shell.set_lessons(options.lessons);
  options.path.empty() ? shell.open_nothing() : shell.open(options.path, options.session);
  if (options.step) shell.seek(*options.step);
  options.play_list.empty() ? shell.offer_tour() : shell.present(options.play_list);
  Runner(window, shell).run();
}

}  // namespace

std::optional<int> open_window(const WindowOptions& options) {
  GlfwLibrary library;
  if (!library.started) return std::nullopt;
  WindowHandle window = create_window();
  if (!window || gladLoadGL(glfwGetProcAddress) == 0) {
    if (options.fault) *options.fault = text(options.view.language, WindowText::window_no_opengl);
    return std::nullopt;
  }
  run_shell(window.get(), options);
  return 0;
}

}  // namespace loopscope::window

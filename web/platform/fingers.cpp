#include "web/platform/fingers.hpp"

#include <imgui.h>

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <utility>

namespace bastide::web {
namespace {

struct Touch {
  SDL_FingerID id = 0;
  float x = 0, y = 0;
};

// Those that are down, in this order; the first two pinch.
constexpr int most = 10;
Touch touches[most];
Fingers now;
float trackpad = 1;  // since the last frame

float distance() { return std::hypot(touches[0].x - touches[1].x, touches[0].y - touches[1].y); }

void centre() {
  now.centre_x = (touches[0].x + touches[1].x) / 2;
  now.centre_y = (touches[0].y + touches[1].y) / 2;
}

void move(Touch& known, const Touch& touch) {
  const float before = distance(), x = now.centre_x, y = now.centre_y;
  known = touch;
  if (now.down < 2) return;
  centre();
  now.pan_x += now.centre_x - x;
  now.pan_y += now.centre_y - y;
  if (before > 8) now.zoom *= distance() / before;
}

}  // namespace

const Fingers& fingers() { return now; }

void fingers_new_frame() {
  now.pan_x = now.pan_y = 0;
  now.zoom = 1;
  now.trackpad = std::exchange(trackpad, 1.0f);
}

void fingers_pinch(float factor) { trackpad *= factor; }

namespace {

void follow(const SDL_Event& event, float width, float height) {
  if (event.type == SDL_MOUSEMOTION && event.motion.which != SDL_TOUCH_MOUSEID) now.touch = false;
  if (event.type != SDL_FINGERDOWN && event.type != SDL_FINGERMOTION && event.type != SDL_FINGERUP)
    return;
  now.touch = true;
  const Touch touch{event.tfinger.fingerId, event.tfinger.x * width, event.tfinger.y * height};
  Touch* const end = touches + now.down;
  Touch* const known =
      std::find_if(touches, end, [&](const Touch& one) { return one.id == touch.id; });
  if (event.type == SDL_FINGERMOTION) {
    if (known != end) move(*known, touch);
    return;
  }
  if (event.type == SDL_FINGERDOWN && known == end && now.down < most) {
    *end = touch;
    ++now.down;
  } else if (event.type == SDL_FINGERUP && known != end) {
    std::move(known + 1, end, known);
    --now.down;
  }
  if (now.down >= 2) centre();
  now.pinching = now.down >= 2 || (now.pinching && now.down > 0);
}

// The mouse that SDL emulates for the first finger.
bool of_first_finger(const SDL_Event& event) {
  if (event.type == SDL_MOUSEMOTION) return event.motion.which == SDL_TOUCH_MOUSEID;
  return (event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_MOUSEBUTTONUP) &&
         event.button.which == SDL_TOUCH_MOUSEID;
}

}  // namespace

bool fingers_event(const SDL_Event& event, float width, float height) {
  const bool pinching = now.pinching;
  follow(event, width, height);
  if (now.pinching && !pinching) {
    // Released where nothing is: what the first finger holds is let go, not pressed.
    ImGui::GetIO().AddMousePosEvent(-FLT_MAX, -FLT_MAX);
    ImGui::GetIO().AddMouseButtonEvent(0, false);
  }
  return !now.pinching || !of_first_finger(event) || event.type == SDL_MOUSEBUTTONUP;
}

}  // namespace bastide::web

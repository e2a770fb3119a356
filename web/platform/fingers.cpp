#include "web/platform/fingers.hpp"

#include <cmath>

namespace bastide::web {
namespace {

struct Touch {
  SDL_FingerID id = 0;
  float x = 0, y = 0;
};

Touch touches[2];
Fingers now;

float distance() { return std::hypot(touches[0].x - touches[1].x, touches[0].y - touches[1].y); }

void centre() {
  now.centre_x = (touches[0].x + touches[1].x) / 2;
  now.centre_y = (touches[0].y + touches[1].y) / 2;
}

}  // namespace

const Fingers& fingers() { return now; }

void fingers_new_frame() {
  now.pan_x = now.pan_y = 0;
  now.zoom = 1;
}

void fingers_event(const SDL_Event& event, float width, float height) {
  if (event.type == SDL_MOUSEMOTION && event.motion.which != SDL_TOUCH_MOUSEID) now.touch = false;
  if (event.type != SDL_FINGERDOWN && event.type != SDL_FINGERMOTION && event.type != SDL_FINGERUP)
    return;
  now.touch = true;
  const Touch touch{event.tfinger.fingerId, event.tfinger.x * width, event.tfinger.y * height};
  if (event.type == SDL_FINGERDOWN) {
    if (now.down < 2) touches[now.down] = touch;
    ++now.down;
    if (now.down == 2) {
      now.pinching = true;
      centre();
    }
  } else if (event.type == SDL_FINGERUP) {
    if (now.down == 2 && touches[0].id == touch.id) touches[0] = touches[1];
    if (now.down > 0) --now.down;
    if (now.down == 0) now.pinching = false;
  } else if (now.down == 2) {
    const float before = distance(), x = now.centre_x, y = now.centre_y;
    for (Touch& t : touches)
      if (t.id == touch.id) t = touch;
    centre();
    now.pan_x += now.centre_x - x;
    now.pan_y += now.centre_y - y;
    if (before > 8) now.zoom *= distance() / before;
  } else if (now.down == 1) {
    touches[0] = touch;
  }
}

}  // namespace bastide::web

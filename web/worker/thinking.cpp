#include "web/worker/thinking.hpp"

namespace bastide::web {
namespace {

double spent(void* context) {
  const Thinking& thinking = *static_cast<const Thinking*>(context);
  if (thinking.stop && thinking.stop->load()) return 1;
  const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - thinking.begun;
  return passed.count() / thinking_seconds;
}

}  // namespace

SearchControl limits(Thinking& thinking) {
  SearchControl control;
  control.context = &thinking;
  control.stop = [](void* context) { return spent(context) >= 1; };
  control.spent = spent;
  return control;
}

}  // namespace bastide::web

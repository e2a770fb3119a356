#include "web/worker/thinking.hpp"

namespace bastide::web {
namespace {

double spent(void* context) {
  const Thinking& thinking = *static_cast<const Thinking*>(context);
  if (thinking.stop && thinking.stop->load()) return 1;
  if (thinking.seconds <= 0) return 0;
  const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - thinking.begun;
  return passed.count() / thinking.seconds;
}

void tell(void* context, const Action& best) {
  Thinking& thinking = *static_cast<Thinking*>(context);
  if (!thinking.tell || thinking.so_far.action == best) return;
  thinking.so_far.so_far = true;
  thinking.so_far.action = best;
  thinking.tell(thinking.listener, write_answer(thinking.so_far));
}

}  // namespace

SearchControl limits(Thinking& thinking) {
  SearchControl control;
  control.context = &thinking;
  control.stop = [](void* context) { return spent(context) >= 1; };
  control.spent = spent;
  control.so_far = tell;
  control.nodes = thinking.nodes;
  return control;
}

}  // namespace bastide::web

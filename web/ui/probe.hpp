// What browser tests can see of a frame: named areas and facts, rebuilt every frame.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace bastide::web {

struct ProbeItem {
  std::string id;  // stable, not translated: "start.new-game", "table.spot.1,0"
  float x = 0, y = 0, width = 0, height = 0;  // in CSS pixels
  double since = 0;                           // when it came to where it is, on the page's clock
  bool enabled = true;
  bool seen = true;      // not scrolled out of sight
  bool primary = false;  // the main button of the screen
  bool scrolls = false;  // with others: then `top` to `bottom` is what can be seen of it
  float top = 0, bottom = 0;
};

struct Probe {
  std::vector<ProbeItem> items;
  std::vector<std::pair<std::string, std::string>> facts;  // "screen": "table"
};

inline ProbeItem& probe_item(Probe& probe, std::string id, float x, float y, float width,
                             float height) {
  return probe.items.emplace_back(ProbeItem{std::move(id), x, y, width, height});
}
inline void probe_fact(Probe& probe, std::string name, std::string value) {
  probe.facts.emplace_back(std::move(name), std::move(value));
}

// {"items":[{"id":...,"x":...,"y":...,"width":...,"height":...,"age":...,"enabled":...,"seen":...}],"facts":{...}}
void probe_json(const Probe& probe, double now, std::string& out);

}  // namespace bastide::web

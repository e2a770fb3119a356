// The controls that all screens share. Each follows the theme, works with finger, mouse and keys,
// and reports its area to the probe under its stable id. What is only drawn needs just the theme.
#pragma once

#include "web/ui/badge.hpp"
#include "web/ui/buttons.hpp"
#include "web/ui/dialogs.hpp"
#include "web/ui/inputs.hpp"
#include "web/ui/surfaces.hpp"
#include "web/ui/words.hpp"

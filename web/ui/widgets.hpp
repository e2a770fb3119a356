// The controls shared by all screens. Each follows the theme, works with finger, mouse and keys,
// and reports its area to the probe under a stable id. Functions that only draw take just the
// theme.
#pragma once

#include "web/ui/badge.hpp"
#include "web/ui/buttons.hpp"
#include "web/ui/dialogs.hpp"
#include "web/ui/inputs.hpp"
#include "web/ui/surfaces.hpp"
#include "web/ui/words.hpp"

// Runs every browser test, one after the other:  node --test-reporter=spec run.mjs [NAME...]
// The site is taken from dist/ (BASTIDE_SITE); pictures go to artefacts/ (BASTIDE_ARTEFACTS).
import {readdirSync} from 'node:fs';

const wanted = process.argv.slice(2);
for (const file of readdirSync(new URL('.', import.meta.url)).sort())
  if (file.endsWith('.test.mjs') && (wanted.length === 0 || wanted.some((name) => file.startsWith(name))))
    await import(`./${file}`);

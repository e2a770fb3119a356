// Once opened, the page starts again without a network.
import assert from 'node:assert/strict';

import {sittings} from './lib/sitting.mjs';

const test = sittings({prefix: '/some/where/'});

test('The game starts and goes on when the network is gone', async ({place, sit}) => {
  const first = await sit();
  const kept = await first.page.evaluate(async () => {
    const {active, installing, waiting} = await navigator.serviceWorker.ready;
    const worker = active || waiting || installing;
    if (worker.state !== 'activated')
      await new Promise((done) => worker.addEventListener('statechange',
                                                         () => worker.state === 'activated' && done()));
    const names = await caches.keys();
    return (await (await caches.open(names[0])).keys()).map((request) => new URL(request.url).pathname);
  });
  assert.ok(kept.includes('/some/where/bastide.wasm'), `${kept}`);
  await place.end();
  const later = await sit({beside: first});
  assert.equal(await later.fact('screen'), 'start');
  await later.click('start.new-game');
  await later.click('new.start');
  await later.until(({facts}) => facts.screen === 'table', 'the table');
  assert.deepEqual(await later.complaints(), []);
});

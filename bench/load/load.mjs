import { startStack } from '../../tools/local/stack.mjs';
import { openProjects, roundTrips, sustained } from './actions.mjs';
import { fullPlan } from './full-plan.mjs';
import { KEPT, memory } from './memory.mjs';
import { relay } from './relay.mjs';
import { makeSite } from './site.mjs';

/** Starts a whole stack of its own in `.local-bench`, loads it, and ends it. `options` go to the stack. */
export async function load(options = {}) {
  const env = { ...process.env, PLANS_IN_MEMORY: String(KEPT) };
  const stack = await startStack({ home: '.local-bench', quiet: true, fresh: true, env, ...options });
  try {
    const site = await makeSite(stack.url);
    const clients = await openProjects(site);
    const rows = [
      ...(await roundTrips(clients, stack.urls)),
      await relay(site, clients),
      await sustained(clients, site.people),
    ];
    for (const client of clients) client.close();
    return [...rows, ...(await fullPlan(site)), await memory(stack, site)];
  } finally {
    await stack.stop();
  }
}

import { startStack } from '../../tools/local/stack.mjs';
import { bundled } from '../bundled.mjs';
import { makeSite } from './site.mjs';
import { at, summary } from './times.mjs';

const PROJECTS = 300;
const LISTS = 200;
const CHECKS = 3_000;
const LOGINS = 20;
const PASSWORD = 'plomada-bench';

/** What everybody meets before a plan: the list of a large firm's projects, the way into one of them, and the login. */
export async function platform() {
  const stack = await startStack({ home: '.local-bench', quiet: true, fresh: true });
  try {
    const site = await makeSite(stack.url, PROJECTS);
    return [await projectList(site), ...(await permissionCheck(stack, site)), await login(site)];
  } finally {
    await stack.stop();
  }
}

async function projectList({ people: [admin] }) {
  const path = `/project/all/${admin.userId}`;
  const list = async () => {
    const { businesses } = await admin.get(path);
    return Math.max(...Object.values(businesses).map(({ projects }) => projects.length));
  };
  const shown = await list();
  if (shown < PROJECTS) throw new Error(`${shown} projects in the list, not ${PROJECTS}`);
  const times = await timed(LISTS, list);
  return summary(`the list of ${shown} projects`, times, `p95 ${at(times, 0.95).toFixed(1)}, bar p95 150`);
}

/** The gateway's own guards, in this process. Every project is asked for once before: from there on the cache answers. */
async function permissionCheck({ urls }, { people, projects }) {
  const { openGate, callTo } = await bundled('permission-gate', 'tsconfig.server.json');
  const gate = await openGate(urls);
  // Not the one whose calls were counted with the lists: the guard lets nobody make more than 1200 a minute.
  const { token } = people[1].session;
  try {
    const calls = projects.slice(0, PROJECTS).map((id) => callTo(id, token));
    const known = await timed(calls.length, (n) => gate.authenticate(calls[n]));
    const asked = await timed(calls.length, (n) => gate.permit(calls[n]));
    const checks = await timed(CHECKS, (n) => gate.permit(calls[n % calls.length]));
    const before = `asked of auth ${at(asked, 0.5).toFixed(2)} (median)`;
    return [
      summary('permission check from cache', checks, `bar p99 1; ${before}`),
      summary('a known token, and the count of calls in Redis', known),
    ];
  } finally {
    await gate.close();
  }
}

/** Bounded by the hash alone: beside it, what a call costs that does all of a login but the hash. */
async function login({ people: [admin] }) {
  const { email } = admin.session.user;
  const begin = await timed(LOGINS, () => admin.login(email, PASSWORD));
  const encoded = JSON.stringify({ email });
  const json = { 'content-type': 'application/json' };
  const without = await timed(LOGINS, () => admin.call('POST', '/login/check_user', encoded, json));
  return summary('a login', begin, `of which without the hash ${at(without, 0.5).toFixed(1)} (median)`);
}

async function timed(runs, once) {
  const times = [];
  for (let n = 0; n < runs; n += 1) {
    const start = performance.now();
    await once(n);
    times.push(performance.now() - start);
  }
  return times;
}

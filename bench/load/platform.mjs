import { at, summary } from './times.mjs';

const PROJECTS = 300;
const LISTS = 60;
const LOGINS = 20;
const PASSWORD = 'plomada-bench';

/** What everybody meets before a plan: the list of a large firm's projects, and the login. */
export async function platform(site) {
  for (let n = site.projects.length; n < PROJECTS; n += 1) await site.newProject();
  return [await projectList(site), await login(site)];
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
    await once();
    times.push(performance.now() - start);
  }
  return times;
}

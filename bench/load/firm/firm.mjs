import { Api } from '../../../tools/seed/api.mjs';
import { DEMO } from '../../../tools/local/processes.mjs';
import { day, schedule } from '../schedule.mjs';
import { Client, makeBusiness, makeProject, member } from '../site.mjs';

const IMPORTED = 160;
/** Tasks of the open term that each person has. */
const OWN_TASKS = 8;

/**
 * A firm of `count` people, `team` of them on each project, with a socket each. A project has 200 tasks, of which everybody on it
 * has some in the open term; the others come later.
 */
export async function makeFirm(url, { count, team }) {
  const gateway = new Api(url);
  const root = await gateway.login(DEMO.logins[0][0], DEMO.password);
  const business = await makeBusiness(root);
  const people = [];
  for (let n = 0; n < count; n += 1) people.push(await member(gateway, root, business, n));
  const clients = [];
  for (let from = 0; from < count; from += team)
    clients.push(...(await staffedProject(url, business, people[0], people.slice(from, from + team))));
  return clients;
}

async function staffedProject(url, business, admin, people) {
  const projectId = await makeProject(admin, business, people);
  const clients = [];
  for (const person of people) clients.push(await Client.open({ url, person, projectId }));
  const [first] = clients;
  const { id } = await first.import(schedule(IMPORTED));
  const taskIds = clients.flatMap((client, place) => {
    client.ownTasks = Array.from({ length: OWN_TASKS }, (_, n) => `own-${place}-${n}`);
    client.laterTask = `${id}-${IMPORTED - 1 - place}`;
    return client.ownTasks;
  });
  const actions = taskIds.map((task, n) => ({
    type: 'CREATE_TASK',
    payload: { id: task, text: `Partida ${n}`, parent: null, start: day(0), duration: 5 },
  }));
  await first.act('BATCH_UPDATE', { actions });
  await first.act('ANALYSE_TASKS', { taskIds, analysed: true });
  return clients;
}

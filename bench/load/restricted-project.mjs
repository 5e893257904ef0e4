import { bigPlanSchedule } from './big-plan-schedule.mjs';
import { day } from './schedule.mjs';
import { Client } from './site.mjs';

const TASKS = 3500;
const LINKS = 6000;
/** Of what a table must bear; the bars of opening and filtering are for 2000. */
const RESTRICTIONS = 3500;
/** So many can still be put into another column of the board. */
const NOT_DUE = 20;
const A_BATCH = 250;
export const restrictedSize = `${RESTRICTIONS} restrictions, ${TASKS} tasks`;

/** A large plan of a site with as many restrictions as tasks; answers its id. */
export async function restrictedProject(site) {
  const projectId = await site.newProject();
  const client = await Client.open({ url: site.url, person: site.people[0], projectId });
  const schedule = bigPlanSchedule(TASKS, LINKS);
  const { id } = await client.import(schedule);
  const { tasks } = schedule;
  const leaves = tasks.filter(({ parent }) => parent !== null).map((task) => `${id}-${tasks.indexOf(task)}`);
  for (let from = 0; from < RESTRICTIONS; from += A_BATCH) {
    const actions = Array.from({ length: Math.min(A_BATCH, RESTRICTIONS - from) }, (_, n) =>
      restriction(from + n, leaves),
    );
    await client.act('BATCH_UPDATE', { actions });
  }
  client.close();
  return projectId;
}

const FAMILIES = ['Materiales', 'Mano de obra', 'Maquinaria y equipos', 'Ingeniería y planos', 'Calidad'];

const restriction = (n, leaves) => ({
  type: 'NEW_RESTRICTION',
  payload: {
    taskIds: [leaves[n % leaves.length]],
    family: FAMILIES[n % FAMILIES.length],
    // Of the end, and for all but a few so early that the plan stays where it is.
    type: 2,
    detail: `Falta lo número ${n} para seguir`,
    comments: '',
    responsible: null,
    commited: null,
    required: n < RESTRICTIONS - NOT_DUE ? day(n % 5) : '2036-06-30',
  },
});

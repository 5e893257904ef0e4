import { addDays } from '../days.mjs';
import { GatewaySite } from '../gateway-site.mjs';
import { settle } from '../history/beginning.mjs';
import { liveWeeks } from '../history/weeks.mjs';
import { ACCOUNTS, asOutside, COMPANY, SUBCONTRACTORS } from '../people.mjs';
import { ProjectSocket } from '../socket.mjs';
import { OTHERS } from './projects.mjs';
import { planActions } from './simple-plan.mjs';

/** Who has no account there: the seed's people of the first project, and those of the subcontractors. */
const PEOPLE = [
  ...SUBCONTRACTORS,
  ...['facilitadora', 'capataz'].map((account) => asOutside(ACCOUNTS[account])),
];

/** The other projects of the business with their history, all at once: the business's admin leads them. */
export async function makeOthers(admin, business, users, { today, say }) {
  await Promise.all(OTHERS.map((other) => makeOther(admin, business, users.admin, other, today)));
  await contain(admin, business);
  say(`${OTHERS.length} other projects`);
}

async function makeOther(admin, business, user, other, today) {
  const { firstName, lastName, email } = ACCOUNTS.admin;
  const person = { userId: user.id, firstName, lastName, email, company: COMPANY };
  await admin.post(`/project/${other.id}/create`, {
    ...{ id: other.id, projectId: other.projectId, name: other.name, managerName: other.managerName },
    ...{ businessId: business.id, startDate: startOf(other, today), workingDays: '0111110', holidays: [] },
    ...{ periodDays: other.periodDays, laPeriods: 4 },
    team: [
      { ...person, function: 'Gerencia de obras', roles: ['projectAdmin', 'facilitator', 'responsible'] },
    ],
  });
  const settings = { location: other.place, operational: { projectType: other.projectType } };
  await admin.put(`/project/${other.id}/settings`, settings);
  const socket = await ProjectSocket.open(admin, other.id);
  try {
    const sockets = { facilitadora: socket, capataz: socket };
    await live(new GatewaySite(admin, sockets, other.id), other, today);
  } finally {
    socket.close();
  }
}

/** What is there already is not made again. */
export async function live(site, other, today) {
  const { tasks, settings } = await site.plan();
  const when = `${settings.startDate}T11:30:00.000Z`;
  if (tasks.length === 0)
    await site.act('facilitadora', when, 'BATCH_UPDATE', { actions: planActions(other, settings.startDate) });
  await settle(site, when, PEOPLE);
  const of = (shares) => (term) => shares[Math.min(term, shares.length) - 1];
  const health = { kept: of(other.kept), late: of(other.late), least: 0, most: 1, isBrief: true };
  await liveWeeks(site, { closed: other.kept.length, today, health, say: () => undefined });
}

/** The first day of its terms, so that as many as it has a share for are over today. */
export function startOf({ weekday, periodDays, kept }, today) {
  const since = (new Date(`${today}T00:00:00Z`).getUTCDay() - weekday + 7) % 7;
  return addDays(today, -since - periodDays * kept.length);
}

/** Puts those that belong together into a container, once. */
async function contain(admin, business) {
  const { businesses } = await admin.get(`/project/all/${admin.userId}`);
  const known = new Set(businesses[business.id].containers.map(({ name }) => name));
  for (const name of new Set(OTHERS.flatMap(({ container }) => container ?? []))) {
    if (known.has(name)) continue;
    const projects = OTHERS.filter(({ container }) => container === name).map(({ id }) => id);
    const id = `demo-${name.toLowerCase().replaceAll(' ', '-')}`;
    await admin.post(`/container/${id}/create`, { id, businessId: business.id, name, projects });
  }
}

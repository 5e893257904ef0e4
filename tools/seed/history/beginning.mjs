import { inChargeOf, SUBCONTRACTORS } from '../people.mjs';
import { PlanView } from './plan-view.mjs';
import { setRhythm } from './rhythm.mjs';

/** What is settled before the first week: who is on site, who does what and in which rhythm. Done once, however often it is called. */
export async function settle(site, when, people = SUBCONTRACTORS) {
  const missing = await missingPeople(site, people);
  if (missing.length > 0) await site.act('facilitadora', when, 'ADD_RESPONSIBLES', { responsibles: missing });
  const view = new PlanView(await site.plan());
  const teams = new Map();
  for (const task of view.leaves.filter(({ responsibles }) => responsibles.length === 0)) {
    const person = view.personCalled(inChargeOf(task.text));
    teams.set(person, [...(teams.get(person) ?? []), task.id]);
  }
  for (const [person, taskIds] of teams) {
    await site.act('facilitadora', when, 'ASSIGN_RESPONSIBLES', { taskIds, responsibles: [person] });
  }
  if (!view.plan.baselines.some(({ isDefault }) => isDefault)) {
    await site.act('facilitadora', when, 'SET_BASELINE', { name: 'Programa contractual' });
  }
  await setRhythm(site, when);
}

async function missingPeople(site, people) {
  const { responsibles } = await site.plan();
  const known = new Set(responsibles.map(({ lastName }) => lastName));
  return people.filter(({ lastName }) => !known.has(lastName));
}

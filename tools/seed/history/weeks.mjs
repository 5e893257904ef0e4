import { addDays } from '../days.mjs';
import { causeOf } from './causes.mjs';
import { chance } from './chance.mjs';
import { PlanView } from './plan-view.mjs';
import { outcomesOf, promisesOf, USUAL_HEALTH } from './promises.mjs';
import { answered, found, inProcess, putOff, releasedBy, shared } from './restrictions.mjs';

/**
 * Lives through the project's weeks, from its open term on until `closed` terms are closed, and leaves the next one in
 * the middle of its week. What was done already is not done again.
 *
 * `site` is {plan(), act(who, when, type, payload), close(when)}: the gateway, or the domain alone in the spec.
 */
export async function liveWeeks(site, { closed, today, say, health = USUAL_HEALTH }) {
  for (;;) {
    const view = new PlanView(await site.plan());
    const isLast = view.term.number > closed;
    const friday = addDays(view.end, -3);
    await monday(site, view, isLast ? 21 : 28);
    const until = isLast && today < friday ? today : friday;
    await weekOf(
      site,
      new PlanView(await site.plan()),
      isLast ? 0.55 : health.late(view.term.number),
      until,
      health,
    );
    if (isLast) return halfway(site, until, health);
    const outcomes = await endOf(site, new PlanView(await site.plan()), friday, health);
    await site.close(at(friday, '18:00'));
    say(`term ${view.term.number} closed: ${outcomes.kept} of ${outcomes.promised} promises kept`);
  }
}

const at = (date, time) => `${date}T${time}:00.000Z`;

/** What is late is put again, the work of the next days is looked at, and what it needs is written down. */
async function monday(site, view, days) {
  const day = view.start;
  const moves = view.late.map((task) => {
    const more = 1 + Math.floor(chance('again', view.keyOf(task), view.term.number) * 2);
    const begun = task.progress > 0;
    const last = view.calendar.nth(view.start, more);
    const dates = begun ? { end: addDays(last, 1) } : { start: view.calendar.nth(view.start, 1) };
    return { id: task.id, ...dates };
  });
  await batch(site, at(day, '12:00'), 'MOVE_TASK', moves);
  const known = new PlanView(await site.plan());
  const ahead = addDays(known.start, days);
  const unseen = known.leaves.filter(({ analysed, start }) => !analysed && start < ahead);
  await bulk(site, at(day, '13:00'), 'ANALYSE_TASKS', unseen, {
    taskIds: unseen.map(({ id }) => id),
    analysed: true,
  });
  await batch(site, at(day, '13:30'), 'NEW_RESTRICTION', found(known, days));
  await batch(site, at(day, '13:45'), 'EDIT_RESTRICTION', answered(new PlanView(await site.plan())));
}

/** What holds work back is released day by day, or not; what can be done is promised, on Monday and on the day that frees the last. */
async function weekOf(site, view, lateShare, until, health) {
  const releases = releasedBy(view, lateShare).filter(({ released }) => released <= until);
  const daily = [...new Set([view.start, ...releases.map(({ released }) => released)])].sort();
  const days = health.isBrief ? [...new Set([daily[0], daily.at(-1)])] : daily;
  for (const [place, day] of days.entries()) {
    const now = releases.filter(({ released }) => released <= day && !(released <= days[place - 1]));
    await batch(site, at(day, '14:00'), 'UNBOUND_RESTRICTION', now);
    if (day === view.start) await seenTo(site, at(day, '14:30'));
    if (day === view.start || day === days.at(-1)) await promise(site, at(day, '15:00'));
  }
}

async function seenTo(site, when) {
  await batch(site, when, 'SET_RESTRICTION_IN_PROCESS', inProcess(new PlanView(await site.plan())));
}

async function promise(site, when) {
  const promises = promisesOf(new PlanView(await site.plan())).filter(({ task }) => task.commitment === null);
  await bulk(site, when, 'SET_COMMITMENTS', promises, {
    entries: promises.map(({ task, value }) => ({ taskId: task.id, commitment: value })),
  });
}

/** In the week that is under way some is done, nobody has explained anything yet, a permit is found to lack, and some releases are put off. */
async function halfway(site, until, health) {
  const view = new PlanView(await site.plan());
  const outcomes = outcomesOf(view, promised(view), health).filter(
    ({ task }) => view.daysOf(task)[0] <= until,
  );
  const done = outcomes.filter(({ progress, task }) => progress > task.progress);
  await record(site, view, at(until, '12:00'), done);
  await batch(site, at(until, '12:30'), 'NEW_RESTRICTION', shared(new PlanView(await site.plan())));
  await batch(site, at(until, '13:00'), 'EDIT_RESTRICTION', putOff(new PlanView(await site.plan())));
}

/** What was done is recorded, and what was not is explained. */
async function endOf(site, view, day, health) {
  const outcomes = outcomesOf(view, promised(view), health);
  await record(
    site,
    view,
    at(day, '16:00'),
    outcomes.filter(({ progress, task }) => progress !== task.progress),
  );
  const missed = outcomes.filter(({ value, progress, task }) => progress < value && task.causes.length === 0);
  await batch(
    site,
    at(day, '17:00'),
    'ADD_CAUSE',
    missed.map(({ task, held }) => ({
      taskId: task.id,
      ...causeOf(view.keyOf(task), view.term.number, held),
    })),
  );
  return {
    promised: outcomes.length,
    kept: outcomes.filter(({ value, progress }) => progress >= value).length,
  };
}

const promised = (view) =>
  view.members
    .filter(({ commitment, lastProgress }) => commitment !== null && commitment > lastProgress)
    .map((task) => ({ task, value: task.commitment }));

/** The foreman records his own work, the facilitator the rest. */
async function record(site, view, when, outcomes) {
  const foreman = view.personCalled('Cárdenas Soto');
  const own = outcomes.filter(({ task }) => task.responsibles.includes(foreman));
  const others = outcomes.filter((outcome) => !own.includes(outcome));
  for (const [who, list] of [
    ['capataz', own],
    ['facilitadora', others],
  ]) {
    const entries = list.map(({ task, progress }) => ({ taskId: task.id, progress }));
    if (entries.length > 0) await site.act(who, when, 'SET_PROGRESSES', { entries });
  }
}

async function bulk(site, when, type, rows, payload) {
  if (rows.length > 0) await site.act('facilitadora', when, type, payload);
}

/** Many of one action as one. */
async function batch(site, when, type, payloads) {
  if (payloads.length === 0) return;
  const actions = payloads.map((payload) => ({ type, payload }));
  await site.act('facilitadora', when, 'BATCH_UPDATE', { actions });
}

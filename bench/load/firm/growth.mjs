import { at, summary } from '../times.mjs';
import { simulate } from './simulation.mjs';

const FIRM = { people: 5000, projects: 1000 };
/** Of the people, those who work with it on Friday from ten to eleven, and what of their week's actions they do in that hour. */
const PRESENT = 0.6;
const IN_THE_HOUR = 0.5;
/** The busiest minute of the hour, against its mean. */
const PEAK = 4;
const SECONDS = 60;
/** Programs that a case may have several of. */
const SEVERAL = ['gateway', 'planning', 'reports-worker'];

/**
 * How a firm of 5000 people at 1000 projects does on Friday at ten, by the costs of an action and by how many processes decide them.
 * First what the simulation says of the people who were measured, beside how long they waited: so far it is to be believed. `memory`
 * is what each program was seen to weigh, in MB.
 */
export function growth({ costs, waitMs, actionsOfWeek, memory, measured }) {
  const simulated = (name, { projects, perSecond }, processes, note) => {
    const { times, busy } = simulate({
      ...{ projects, perSecond, costs, waitMs, seconds: SECONDS },
      processes: Object.fromEntries(SEVERAL.map((one) => [one, processes])),
    });
    return summary(name, times, note(times, busy));
  };
  const mean = (FIRM.people * PRESENT * IN_THE_HOUR * actionsOfWeek) / 3600;
  const cases = [
    [mean, 1],
    [mean * PEAK, 1],
    [mean * PEAK, 2],
    [mean * PEAK * 4, 2],
    [mean * PEAK * 4, 4],
  ];
  return [
    simulated('the same people, simulated', measured, 1, () => measuredNote(measured.times)),
    ...cases.map(([perSecond, processes]) =>
      simulated(
        `${Math.round(perSecond)} a second, ${processes} of gateway and planning`,
        { projects: FIRM.projects, perSecond },
        processes,
        (times, busy) =>
          `p95 ${at(times, 0.95).toFixed(0)}; a core of ${busiestOf(busy)}; ${gigabytes(memory, processes)} GB as measured`,
      ),
    ),
  ];
}

const measuredNote = (times) =>
  `measured: median ${at(times, 0.5).toFixed(0)}, p99 ${at(times, 0.99).toFixed(0)}`;

const busiestOf = (busy) =>
  Object.entries(busy)
    .sort(([, one], [, other]) => other - one)
    .slice(0, 3)
    .map(([name, share]) => `${name} ${Math.round(share * 100)} %`)
    .join(', ');

/** What all programs weigh together, with so many of those that are run more than once. */
function gigabytes(memory, processes) {
  const sizes = Object.entries(memory).map(([name, mb]) => (SEVERAL.includes(name) ? processes : 1) * mb);
  return (sizes.reduce((sum, mb) => sum + mb, 0) / 1024).toFixed(1);
}

import { at, summary } from '../times.mjs';
import { simulate } from './simulation.mjs';

const FIRM = { people: 5000, projects: 1000 };
/** Of the people, those who work with it on Friday from ten to eleven, and what of their week's actions they do in that hour. */
const PRESENT = 0.6;
const IN_THE_HOUR = 0.5;
/** The busiest minute of the hour, against its mean. */
const PEAK = 4;
const SECONDS = 60;

/** How a firm of 5000 people at 1000 projects does on Friday at ten, by the costs of an action and by how many processes decide them. */
export function growth({ costs, waitMs, actionsOfWeek }) {
  const mean = (FIRM.people * PRESENT * IN_THE_HOUR * actionsOfWeek) / 3600;
  const cases = [
    [mean, 1],
    [mean * PEAK, 1],
    [mean * PEAK, 2],
    [mean * PEAK * 4, 2],
    [mean * PEAK * 4, 4],
  ];
  return cases.map(([perSecond, processes]) => {
    const { times, busy } = simulate({
      ...{ projects: FIRM.projects, perSecond, costs, waitMs, seconds: SECONDS },
      processes: { gateway: processes, planning: processes, 'reports-worker': processes },
    });
    const busiest = Object.entries(busy)
      .sort(([, one], [, other]) => other - one)
      .slice(0, 3)
      .map(([name, share]) => `${name} ${Math.round(share * 100)} %`);
    return summary(
      `${Math.round(perSecond)} a second, ${processes} of gateway and planning`,
      times,
      `p95 ${at(times, 0.95).toFixed(0)}; a core of ${busiest.join(', ')}`,
    );
  });
}

import { civilDate } from '@plomada/domain';
import type { Author } from '@plomada/sync';
import type { Ready } from './plan-state';

const MS_PER_DAY = 86_400_000;

/** Who decides in this browser, and the project's day: the UTC date, as the planning service counts it. */
export function authorOf(open: Ready): Author {
  return { actor: open.actor, today: today() };
}

/** The UTC date of now. */
export function today(): string {
  return civilDate(Math.floor(Date.now() / MS_PER_DAY));
}

import type { ScheduleTarget } from './export-target';

interface Named {
  readonly name: string;
  readonly business: { readonly name: string };
}

/** Business, project, day (YYYY-MM-DD) and target. */
export function scheduleFileName(target: ScheduleTarget, { business, name }: Named, day: string): string {
  const ending = target === 'xer' ? 'xer' : 'xml';
  const parts = [business.name, name, dayText(day), target];
  return `${parts.map(safe).join('-')}.${ending}`;
}

/** The same without target and ending, for the Gantt on paper or as a picture. */
export function chartFileName({ business, name }: Named, day: string): string {
  return [business.name, name, dayText(day), 'Gantt'].map(safe).join('-');
}

const dayText = (day: string): string => day.split('-').reverse().join('-');
const safe = (text: string): string => text.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim();

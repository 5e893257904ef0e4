import { planFileName, scheduleFileName as namedForTool } from '@plomada/interchange';
import type { ScheduleTarget } from './export-target';

interface Named {
  readonly name: string;
  readonly business: { readonly name: string };
}

/** The two tools have names of their own; the other formats are told by their extension. */
export function scheduleFileName(target: ScheduleTarget, { business, name }: Named, date: string): string {
  const of = { business: business.name, project: name, date };
  return target === 'msproject' || target === 'primaveraP6'
    ? namedForTool(of, target)
    : planFileName(of, target);
}

/** The Gantt on paper or as a picture, without its extension: a long chart's pictures are numbered before theirs. */
export function chartFileName({ business, name }: Named, date: string): string {
  return planFileName({ business: business.name, project: name, date }, 'pdf').replace(/\.pdf$/, '');
}

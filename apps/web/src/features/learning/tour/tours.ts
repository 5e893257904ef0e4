import type { Lesson } from '@plomada/contracts';
import { projectPath, TOUR_PARAM } from '../../../base/paths';

/** What a step of a tour points at: found by the words that the page has, in whatever language is shown, or by its place. */
type Target = { readonly label: string } | { readonly button: string } | { readonly css: string };

export interface TourStep {
  /** The page that it is on. */
  readonly path: string;
  /** What it is called among the texts of its tour. */
  readonly name: string;
  readonly at: Target;
}

const GRID = { css: 'main [role=grid], main [role=treegrid]' } as const;

/** The guided tour of each lesson: over the pages of a project, looking and changing nothing. */
export const TOURS: Readonly<Record<Lesson, readonly TourStep[]>> = {
  'first-plan': [
    { path: '/gantt', name: 'chart', at: { css: '.gantt_task' } },
    { path: '/gantt', name: 'newTask', at: { button: 'gantt:command.addTask' } },
    { path: '/gantt', name: 'import', at: { button: 'gantt:import' } },
    { path: '/gantt', name: 'levels', at: { label: 'gantt:toolbar' } },
    { path: '/gantt', name: 'columns', at: { button: 'gantt:columns.button' } },
  ],
  lookahead: [
    { path: '/restrictionsmanager', name: 'terms', at: GRID },
    { path: '/restrictionsmanager', name: 'share', at: { css: 'main .grid-banner' } },
    { path: '/restrictionsmanager', name: 'lacks', at: { css: 'main .grid-body [role=row]' } },
  ],
  restrictions: [
    { path: '/restrictions', name: 'table', at: GRID },
    { path: '/restrictions', name: 'new', at: { button: 'restrictions:dialog.new' } },
    { path: '/restrictionsKanban', name: 'board', at: { css: 'main [data-card]' } },
  ],
  'weekly-meeting': [
    { path: '/progressManager', name: 'table', at: GRID },
    { path: '/progressManager', name: 'meeting', at: { button: 'meeting:enter' } },
    { path: '/progressKanban', name: 'board', at: { css: 'main [data-card]' } },
    { path: '/gantt', name: 'close', at: { button: 'term:close.button' } },
  ],
  'reading-ppc': [
    { path: '/reports', name: 'dashboards', at: { label: 'reports:dashboard.choose' } },
    { path: '/reports', name: 'tile', at: { css: 'main [role=tabpanel] section' } },
    { path: '/cnclog', name: 'causes', at: GRID },
  ],
};

/** The address at which a tour of a project begins. */
export const tourPath = (
  lesson: Lesson,
  projectId: string,
  path = TOURS[lesson][0]?.path ?? '/gantt',
): string => `${projectPath(path, projectId)}&${TOUR_PARAM}=${lesson}`;

/** What a step points at, once it is on the page; null until then. `words` gives the page's own. */
export function targetOf({ path, at }: TourStep, words: (key: string) => string): Element | null {
  if (window.location.pathname !== path) return null;
  if ('css' in at) return [...document.querySelectorAll(at.css)].find(isShown) ?? null;
  const [wanted, candidates] =
    'label' in at ? [words(at.label), '[aria-label]'] : [words(at.button), 'main button, main a'];
  const says = (element: Element) => element.getAttribute('aria-label') ?? element.textContent?.trim();
  return (
    [...document.querySelectorAll(candidates)].find((one) => says(one) === wanted && isShown(one)) ?? null
  );
}

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

import { type Lesson, LESSONS } from '@plomada/contracts';
import { driver } from 'driver.js';
import 'driver.js/dist/driver.css';
import './tour.css';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LEARNING_PATH, projectPath, TOUR_PARAM } from '../../../base/paths';
import { useProjectId } from '../../../base/use-project-id';
import { KeptMarks } from './kept-marks';
import { targetOf, tourPath, TOURS, type TourStep } from './tours';

/** So long a page may take until what a step points at is there, in milliseconds; then the step stands in the middle. */
const PATIENCE = 8_000;

const lessonOf = (name: string): Lesson | undefined => LESSONS.find((lesson) => lesson === name);

/** Leads over the pages of a project step by step, by pointer or keyboard (arrows, Tab, Escape). It changes nothing. */
export function Tour({ name }: { readonly name: string }) {
  const { t } = useTranslation(['learning', 'gantt', 'term', 'meeting', 'restrictions', 'reports']);
  const navigate = useNavigate();
  const projectId = useProjectId();
  const lesson = lessonOf(name);
  // What is needed of the page as it is when a step is taken.
  const now = useRef({ t, navigate });
  useEffect(() => {
    now.current = { t, navigate };
  });
  useEffect(() => {
    if (lesson === undefined || projectId === null) {
      void now.current.navigate({ search: withoutTour() }, { replace: true });
      return undefined;
    }
    return lead(lesson, projectId, now);
  }, [lesson, projectId]);
  return null;
}

interface Now {
  readonly current: {
    readonly t: (key: string, values?: Readonly<Record<string, unknown>>) => string;
    readonly navigate: ReturnType<typeof useNavigate>;
  };
}

/** Begins the tour; answers how it is ended. */
function lead(lesson: Lesson, projectId: string, now: Now): () => void {
  const { t } = now.current;
  const steps = TOURS[lesson];
  const marks = new KeptMarks();
  let isLeft = false;
  // A step is shown once its page is there; until then the one before it stands, and a second press would pass it by.
  let isOnItsWay = false;
  const goTo = ({ path }: TourStep) => {
    isOnItsWay = true;
    if (window.location.pathname !== path) void now.current.navigate(tourPath(lesson, projectId, path));
  };
  const guide = driver({
    steps: steps.map((step) => ({
      element: () => targetOf(step, (key) => now.current.t(key)) as Element,
      waitForElement: PATIENCE,
      popover: {
        title: t(`tour.${lesson}.${step.name}.title`),
        description: t(`tour.${lesson}.${step.name}.text`),
      },
    })),
    animate: false,
    smoothScroll: false,
    allowClose: true,
    overlayClickBehavior: () => undefined,
    disableActiveInteraction: true,
    showProgress: true,
    progressText: t('tour.progress', { step: '{{current}}', of: '{{total}}' }),
    nextBtnText: t('tour.next'),
    prevBtnText: t('tour.previous'),
    doneBtnText: t('tour.finish'),
    onHighlightStarted: (element) => element && marks.note(element),
    onHighlighted: () => marks.restore(),
    onDestroyed: () => marks.restore(),
    onPopoverRender: ({ closeButton }) => {
      isOnItsWay = false;
      closeButton.setAttribute('aria-label', t('tour.close'));
    },
    onNextClick: () => {
      if (isOnItsWay) return;
      const next = steps[(guide.getActiveIndex() ?? 0) + 1];
      if (!next) return leave(projectPath(`${LEARNING_PATH}/${lesson}`, projectId));
      goTo(next);
      guide.moveNext();
    },
    onPrevClick: () => {
      if (isOnItsWay) return;
      const before = steps[(guide.getActiveIndex() ?? 0) - 1];
      if (!before) return;
      goTo(before);
      guide.movePrevious();
    },
    // By Escape or its button, also while the page of the next step is on its way.
    onDestroyStarted: () => leave(null),
  });
  const leave = (path: string | null) => {
    isLeft = true;
    guide.destroy();
    if (path !== null) void now.current.navigate(path);
    else void now.current.navigate({ search: withoutTour() }, { replace: true });
  };
  const [first] = steps;
  if (first) goTo(first);
  guide.drive();
  return () => {
    if (!isLeft) guide.destroy();
  };
}

/** What the address asks without the tour: the project stays, and what a page has put there. */
function withoutTour(): string {
  const params = new URLSearchParams(window.location.search);
  params.delete(TOUR_PARAM);
  return params.size > 0 ? `?${params}` : '';
}

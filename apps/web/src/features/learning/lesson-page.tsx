import { type Lesson, LESSONS } from '@plomada/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router';
import { useQuery } from '../../base/api/use-query';
import { FocusableButton } from '../../base/focus/focusable-button';
import type { Language } from '../../base/i18n';
import { CheckIcon } from '../../base/icons/icons';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { MarkdownText } from '../../base/markdown/markdown-text';
import { FailureAlert } from '../../base/messages/failure-alert';
import { LEARNING_PATH } from '../../base/paths';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingPage } from '../../base/states/loading';
import { useInProject } from '../../base/use-in-project';
import { lessonTexts } from './lesson-texts';
import { partsOf } from './lessons';
import { TourStart } from './tour/tour-start';
import { useLessonsDone } from './use-lessons-done';

const isLesson = (name: string): name is Lesson => (LESSONS as readonly string[]).includes(name);

/** /learning/<lesson>: what it teaches, its guided tour, and that it is done. */
export function LessonPage() {
  const { t, i18n } = useTranslation('learning');
  const { lesson = '' } = useParams();
  const inProject = useInProject();
  const language = i18n.language as Language;
  const [texts, again] = useQuery(useCallback(() => lessonTexts(language), [language]));
  if (!isLesson(lesson)) return <Navigate to={inProject(LEARNING_PATH)} replace />;
  if (texts.status === 'loading') return <LoadingPage />;
  if (texts.status === 'failed') {
    return <ErrorRetry title={t('failed')} failure={texts.failure} onRetry={again} heading="h1" />;
  }
  const { title, summary, text } = partsOf(texts.value[lesson]);
  return (
    <Page layout="read">
      <PageHeader title={title} context={summary} backTo={inProject(LEARNING_PATH)} />
      <TourStart lesson={lesson} />
      <Box component="article">
        <MarkdownText text={text} />
      </Box>
      <LessonEnd key={lesson} lesson={lesson} />
    </Page>
  );
}

/** Marks it as done, and leads to the next one. */
function LessonEnd({ lesson }: { readonly lesson: Lesson }) {
  const { t } = useTranslation('learning');
  const inProject = useInProject();
  const { done, mark, busy, failure } = useLessonsDone();
  const isDone = done.status === 'ready' && done.value.done.some((one) => one.lesson === lesson);
  const next = LESSONS[LESSONS.indexOf(lesson) + 1];
  return (
    <Box component="footer" sx={{ mt: 4 }}>
      {failure && <FailureAlert failure={failure} />}
      {done.status === 'failed' && <FailureAlert failure={done.failure} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <FocusableButton
          variant={isDone ? 'text' : 'contained'}
          loading={busy}
          disabled={done.status !== 'ready'}
          startIcon={isDone && <CheckIcon />}
          aria-pressed={isDone}
          onClick={() => void mark(lesson, !isDone)}
        >
          {t(isDone ? 'markedDone' : 'markDone')}
        </FocusableButton>
        <Button component={Link} to={inProject(next ? `${LEARNING_PATH}/${next}` : LEARNING_PATH)}>
          {t(next ? 'next' : 'toLessons')}
        </Button>
      </Box>
    </Box>
  );
}

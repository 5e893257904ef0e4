import { type Lesson, LESSONS } from '@plomada/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useQuery } from '../../base/api/use-query';
import type { Language } from '../../base/i18n';
import { CheckIcon } from '../../base/icons/icons';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { FailureAlert } from '../../base/messages/failure-alert';
import { GLOSSARY_PATH, HELP_PATH, LEARNING_PATH } from '../../base/paths';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingPage } from '../../base/states/loading';
import { useInProject } from '../../base/use-in-project';
import { lessonTexts } from './lesson-texts';
import { partsOf } from './lessons';
import { useLessonsDone } from './use-lessons-done';

/** /learning: the lessons, which of them the person has done, and where to read on. */
export function LearningPage() {
  const { t, i18n } = useTranslation('learning');
  const inProject = useInProject();
  const language = i18n.language as Language;
  const [texts, again] = useQuery(useCallback(() => lessonTexts(language), [language]));
  const { done } = useLessonsDone();
  if (texts.status === 'loading') return <LoadingPage />;
  if (texts.status === 'failed') {
    return <ErrorRetry title={t('failed')} failure={texts.failure} onRetry={again} heading="h1" />;
  }
  const isDone = (lesson: Lesson) =>
    done.status === 'ready' && done.value.done.some((one) => one.lesson === lesson);
  return (
    <Page layout="read">
      <PageHeader title={t('title')} context={t('detail')} backTo="/" />
      {done.status === 'failed' && <FailureAlert failure={done.failure} />}
      {done.status === 'ready' && <Progress done={done.value.done.length} />}
      <Box component="ol" sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
        {LESSONS.map((lesson) => {
          const { title, summary } = partsOf(texts.value[lesson]);
          return <LessonCard key={lesson} {...{ lesson, title, summary }} isDone={isDone(lesson)} />;
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>
        <Button component={Link} to={inProject(HELP_PATH)}>
          {t('toHelp')}
        </Button>
        <Button component={Link} to={inProject(GLOSSARY_PATH)}>
          {t('toGlossary')}
        </Button>
      </Box>
    </Page>
  );
}

function Progress({ done }: { readonly done: number }) {
  const { t } = useTranslation('learning');
  const words = t('progress', { done, count: LESSONS.length });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 4 }}>
      <LinearProgress
        variant="determinate"
        value={(done / LESSONS.length) * 100}
        aria-label={words}
        sx={{ flex: 1, height: 8, borderRadius: 1 }}
      />
      <Typography variant="body2">{words}</Typography>
    </Box>
  );
}

interface CardProps {
  readonly lesson: Lesson;
  readonly title: string;
  readonly summary: string;
  readonly isDone: boolean;
}

function LessonCard({ lesson, title, summary, isDone }: CardProps) {
  const { t } = useTranslation('learning');
  const inProject = useInProject();
  return (
    <Card component="li" sx={{ p: 4, display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 3 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="h2">{title}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{summary}</Typography>
      </Box>
      {isDone && <Chip size="small" icon={<CheckIcon />} label={t('done')} />}
      <Button
        component={Link}
        to={inProject(`${LEARNING_PATH}/${lesson}`)}
        variant="outlined"
        aria-label={t('openLesson', { lesson: title })}
      >
        {t('open')}
      </Button>
    </Card>
  );
}

import Box from '@mui/material/Box';
import { lazy, Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { useQuery } from '../../base/api/use-query';
import type { Language } from '../../base/i18n';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { MarkdownText } from '../../base/markdown/markdown-text';
import { HELP_PATH } from '../../base/paths';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingPage } from '../../base/states/loading';
import { helpContent } from './help-content';
import { isHelpPage } from './help-pages';
import { titleAndText } from './help-sections';
import { useInProject } from '../../base/use-in-project';

const GanttShortcuts = lazy(async () => ({ default: (await import('./gantt-shortcuts')).GanttShortcuts }));

/** /help/<page>: one page of help. */
export function HelpPage() {
  const { t, i18n } = useTranslation('help');
  const { page = '' } = useParams();
  const inProject = useInProject();
  const language = i18n.language as Language;
  const [content, again] = useQuery(useCallback(() => helpContent(language), [language]));
  if (!isHelpPage(page)) return <Navigate to={inProject(HELP_PATH)} replace />;
  if (content.status === 'loading') return <LoadingPage />;
  if (content.status === 'failed') {
    return <ErrorRetry title={t('failed')} failure={content.failure} onRetry={again} heading="h1" />;
  }
  const { title, text } = titleAndText(content.value.texts[page]);
  return (
    <Page layout="read">
      <PageHeader title={title} backTo={inProject(HELP_PATH)} />
      <Box component="article">
        <MarkdownText text={text} />
        {page === 'shortcuts' && (
          <Suspense>
            <GanttShortcuts />
          </Suspense>
        )}
      </Box>
    </Page>
  );
}

import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SearchField } from '../../base/fields/search-field';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { GLOSSARY_PATH, HELP_PATH, LEARNING_PATH } from '../../base/paths';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingPage } from '../../base/states/loading';
import { HELP_GROUPS, type HelpGroup, type HelpPageId, type HelpTexts } from './help-pages';
import type { HelpSearch } from './help-search';
import { titleAndText } from './help-sections';
import { useHelpSearch } from './use-help-search';
import { useInProject } from '../../base/use-in-project';

/** /help: all pages of help, and what is found in them. */
export function HelpContentsPage() {
  const { t } = useTranslation('help');
  const [pages, again] = useHelpSearch();
  if (pages.status === 'loading') return <LoadingPage />;
  if (pages.status === 'failed') {
    return <ErrorRetry title={t('failed')} failure={pages.failure} onRetry={again} heading="h1" />;
  }
  return <Contents texts={pages.value.content.texts} search={pages.value.search} />;
}

function Contents({ texts, search }: { readonly texts: HelpTexts; readonly search: HelpSearch }) {
  const { t } = useTranslation('help');
  const inProject = useInProject();
  const [sought, setSought] = useState('');
  const wanted = useDeferredValue(sought).trim();
  const titled = (page: HelpPageId) => ({ page, title: titleAndText(texts[page]).title });
  return (
    <Page layout="read">
      <PageHeader title={t('contents.title')} context={t('contents.detail')} backTo="/" />
      <SearchField label={t('contents.search')} value={sought} onChange={setSought} />
      {wanted === '' ? (
        <Box sx={GROUPS}>
          {(Object.keys(HELP_GROUPS) as HelpGroup[]).map((group) => (
            <Box key={group} component="section">
              <Typography variant="h2" sx={{ mb: 1 }}>
                {t(`group.${group}`)}
              </Typography>
              <PageLinks pages={HELP_GROUPS[group].map(titled)} />
            </Box>
          ))}
          <Box component="section">
            <Typography variant="h2" sx={{ mb: 1 }}>
              {t('group.more')}
            </Typography>
            <Box component="ul" sx={LIST}>
              {([LEARNING_PATH, GLOSSARY_PATH] as const).map((path) => (
                <li key={path}>
                  <MuiLink component={Link} to={inProject(path)}>
                    {t(path === LEARNING_PATH ? 'page.learning.title' : 'page.glossary.title')}
                  </MuiLink>
                </li>
              ))}
            </Box>
          </Box>
        </Box>
      ) : (
        <Found pages={[...new Set(search(wanted).map(({ page }) => page))].map(titled)} />
      )}
    </Page>
  );
}

interface Listed {
  readonly page: HelpPageId;
  readonly title: string;
}

function Found({ pages }: { readonly pages: readonly Listed[] }) {
  const { t } = useTranslation('help');
  return (
    <Box sx={{ mt: 4 }}>
      <Typography role="status" sx={{ color: 'text.secondary', mb: 2 }}>
        {pages.length === 0 ? t('common:noResults') : t('contents.found', { count: pages.length })}
      </Typography>
      <PageLinks pages={pages} />
    </Box>
  );
}

function PageLinks({ pages }: { readonly pages: readonly Listed[] }) {
  const inProject = useInProject();
  return (
    <Box component="ul" sx={LIST}>
      {pages.map(({ page, title }) => (
        <li key={page}>
          <MuiLink component={Link} to={inProject(`${HELP_PATH}/${page}`)}>
            {title}
          </MuiLink>
        </li>
      ))}
    </Box>
  );
}

const GROUPS = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: 8,
  rowGap: 5,
  mt: 5,
} as const;
const LIST = { m: 0, p: 0, listStyle: 'none', '& > li': { py: 1 } } as const;

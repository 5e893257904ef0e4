import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MarkdownText } from '../../base/markdown/markdown-text';
import { NothingFound } from '../../base/states/nothing-found';
import { HELP_PATH } from '../../base/paths';
import type { HelpPageId, HelpTexts } from './help-pages';
import { type HelpSection, isOpening, titleAndText } from './help-sections';
import { useInProject } from '../../base/use-in-project';

interface Props {
  readonly found: readonly HelpSection[];
  readonly texts: HelpTexts;
  readonly onLeft: () => void;
}

/** The part of a page that answers best, or all of a page that is asked for as a whole, and the other pages that may. */
export function HelpAnswer({ found, texts, onLeft }: Props) {
  const { t } = useTranslation('help');
  const inProject = useInProject();
  const [best, ...rest] = found;
  if (!best) {
    return <NothingFound detail={t('noResultsDetail')} />;
  }
  const others = [...new Set(rest.map(({ page }) => page))].filter((page) => page !== best.page);
  const titleOf = (page: HelpPageId) => titleAndText(texts[page]).title;
  return (
    <>
      <Typography variant="h3">{best.heading}</Typography>
      <MarkdownText
        text={isOpening(best) ? titleAndText(texts[best.page]).text : best.text}
        below={1}
        onLeft={onLeft}
      />
      <Button
        component={Link}
        to={inProject(`${HELP_PATH}/${best.page}`)}
        onClick={onLeft}
        size="small"
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('openPage', { title: titleOf(best.page) })}
      </Button>
      {others.length > 0 && (
        <Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('alsoFound')}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {others.map((page) => (
              <li key={page}>
                <MuiLink component={Link} to={inProject(`${HELP_PATH}/${page}`)} onClick={onLeft}>
                  {titleOf(page)}
                </MuiLink>
              </li>
            ))}
          </Box>
        </Box>
      )}
    </>
  );
}

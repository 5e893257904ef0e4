import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MarkdownText } from '../../base/markdown/markdown-text';
import { NothingFound } from '../../base/states/nothing-found';
import { HELP_PATH } from '../../base/paths';
import type { HelpTexts } from './help-pages';
import { type HelpSection, isOpening, titleAndText } from './help-sections';
import { PageLinks } from './page-links';
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
        {t('openPage', { title: titleAndText(texts[best.page]).title })}
      </Button>
      {others.length > 0 && <PageLinks label={t('alsoFound')} pages={others} texts={texts} onLeft={onLeft} />}
    </>
  );
}

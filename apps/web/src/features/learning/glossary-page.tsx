import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { searchable } from '@plomada/contracts';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { SearchField } from '../../base/fields/search-field';
import { Page } from '../../base/layout/page';
import { PageHeader } from '../../base/layout/page-header';
import { LEARNING_PATH } from '../../base/paths';
import { NothingFound } from '../../base/states/nothing-found';
import { GLOSSARY_WORDS } from './glossary-words';

/** What the glossary says of one thing, in the language that is shown. */
interface Word {
  readonly id: string;
  readonly term: string;
  readonly meaning: string;
  /** Other names of it, here and in the other language; empty where there are none. */
  readonly names: string;
}

/** /glossary: what the words of the field mean here; `#ppc` leads to one of them. */
export function GlossaryPage() {
  const { t, i18n } = useTranslation('glossary');
  const [sought, setSought] = useState('');
  const wanted = searchable(useDeferredValue(sought));
  const words = useMemo(() => {
    const nameOf = (key: 'also' | 'abroad', id: string): string[] =>
      i18n.exists(`glossary:words.${id}.${key}`) ? [t(key, { words: t(`words.${id}.${key}`) })] : [];
    const all = GLOSSARY_WORDS.map((id) => ({
      id,
      term: t(`words.${id}.term`),
      meaning: t(`words.${id}.meaning`),
      names: [...nameOf('also', id), ...nameOf('abroad', id)].join(' · '),
    }));
    return all.sort((a, b) => a.term.localeCompare(b.term, i18n.language));
  }, [t, i18n]);
  const shown = words.filter(({ term, meaning, names }) =>
    searchable(`${term} ${meaning} ${names}`).includes(wanted),
  );
  return (
    <Page layout="read">
      <PageHeader title={t('title')} context={t('detail')} backTo={LEARNING_PATH} />
      <SearchField label={t('search')} value={sought} onChange={setSought} />
      <Box role="status" sx={{ mt: 4 }}>
        {shown.length === 0 && <NothingFound detail={t('none', { text: sought.trim() })} />}
      </Box>
      <Box component="dl" sx={{ m: 0, maxWidth: '70ch' }}>
        {shown.map((word) => (
          <Entry key={word.id} {...word} />
        ))}
      </Box>
    </Page>
  );
}

function Entry({ id, term, meaning, names }: Word) {
  const isWanted = useLocation().hash === `#${id}`;
  useEffect(() => {
    if (isWanted) document.getElementById(id)?.scrollIntoView({ block: 'center' });
  }, [isWanted, id]);
  return (
    <Box id={id} sx={{ ...ENTRY, ...(isWanted && { bgcolor: 'accent.tint' }) }}>
      <Typography component="dt" variant="h3">
        {term}
      </Typography>
      <Typography component="dd" sx={{ m: 0 }}>
        {meaning}
      </Typography>
      {names !== '' && (
        <Typography component="dd" variant="body2" sx={{ m: 0, color: 'text.secondary' }}>
          {names}
        </Typography>
      )}
    </Box>
  );
}

const ENTRY = { px: 3, mx: -3, py: 3, borderRadius: 1, scrollMarginTop: 80 } as const;

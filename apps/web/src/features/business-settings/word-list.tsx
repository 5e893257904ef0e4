import { type BusinessList, type ListEntry, MAX_LIST_ENTRIES } from '@plomada/contracts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Empty } from '../../base/states/empty';
import { AddWord } from './add-word';
import type { SectionProps } from './section-props';
import { useWords } from './use-words';
import { WordLine } from './word-line';

interface Props extends SectionProps {
  readonly list: BusinessList;
}

/** One of the lists of words that the company plans with. */
export function WordList({ list, settings, onChange }: Props) {
  const { t } = useTranslation('businessSettings');
  const words = settings.lists[list];
  const setWords = (next: readonly ListEntry[]) =>
    onChange({ ...settings, lists: { ...settings.lists, [list]: next } });
  const calls = useWords({ businessId: settings.id, list, words, setWords });
  return (
    <>
      <AddWord words={words} onAdd={calls.add} />
      {words.length === 0 ? (
        <Empty title={t('words.none')} detail={t('words.noneDetail')} />
      ) : (
        <Card>
          <Box component="ul" aria-label={t(`section.${list}`)} sx={{ p: 0, m: 0, listStyle: 'none' }}>
            {words.map((word) => (
              <WordLine key={word.id} word={word} words={words} calls={calls} />
            ))}
          </Box>
        </Card>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
        {t('words.count', { count: words.length, max: MAX_LIST_ENTRIES })}
      </Typography>
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ACTIONS } from '@plomada/domain';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../base/fields/choice-field';
import { PicksField } from '../../base/fields/picks-field';
import { TextField } from '../../base/fields/text-field';
import { DateField } from '../../base/fields/date-field';
import { useAppSelector } from '../../base/hooks';
import { fullNameOf } from '../../base/layout/person-avatar';
import { isFiltered, NO_FILTER } from './log-query';
import { selectLogAuthors } from './log-slice';
import { SinceVisitFilter } from './since-visit-filter';
import { TaskFilter } from './task-filter';
import { useLogAddress } from './use-log-address';

/** Whoever types is not asked after for this long, in milliseconds. */
const TYPING = 300;

/** By words, task, person, kind of action, days and the own last visit. */
export function LogFilters() {
  const { t } = useTranslation('log');
  const { query, change } = useLogAddress();
  const authors = useAppSelector(selectLogAuthors);
  const kinds = useMemo(
    () => [...ACTIONS.keys()].toSorted((a, b) => t(`type.${a}`).localeCompare(t(`type.${b}`))),
    [t],
  );
  const known = authors.some(({ id }) => id === query.user);
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3, alignItems: 'center' }}>
      <SearchField />
      <TaskFilter />
      <ChoiceField
        label={t('filter.user')}
        value={known ? query.user : ''}
        choices={[
          { key: '', label: t('filter.everybody') },
          ...authors.map((author) => ({ key: author.id, label: fullNameOf(author) })),
        ]}
        onChange={(user) => change({ user })}
        sx={{ width: 150 }}
      />
      <PicksField
        label={t('filter.types')}
        keys={kinds}
        nameOf={(type) => t(`type.${type}`)}
        named={1}
        value={query.types}
        onChange={(types) => change({ types: types.join() })}
        sx={{ flex: '1 1 160px', maxWidth: 380 }}
      />
      <DateField
        label={t('filter.from')}
        value={query.from}
        onChange={(from) => change({ from })}
        sx={{ width: 138 }}
      />
      <DateField
        label={t('filter.to')}
        value={query.to}
        onChange={(to) => change({ to })}
        sx={{ width: 138 }}
      />
      <SinceVisitFilter />
      {isFiltered(query) && <Button onClick={() => change(NO_FILTER)}>{t('clear')}</Button>}
    </Box>
  );
}

function SearchField() {
  const { t } = useTranslation('log');
  const { query, change } = useLogAddress();
  const [typed, setTyped] = useState(query.text);
  const [searched, setSearched] = useState(query.text);
  // The address was changed otherwise: by the button that clears, or by going back.
  if (query.text !== searched) {
    setSearched(query.text);
    setTyped(query.text);
  }
  useEffect(() => {
    if (typed === query.text) return undefined;
    const timer = setTimeout(() => {
      setSearched(typed);
      change({ text: typed });
    }, TYPING);
    return () => clearTimeout(timer);
  }, [typed, query.text, change]);
  return (
    <TextField
      type="search"
      label={t('filter.text')}
      value={typed}
      onChange={setTyped}
      maxLength={100}
      sx={{ width: 200 }}
    />
  );
}

import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { Responsible } from '@plomada/domain';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../base/hooks';
import { fullNameOf, PersonAvatar } from '../../../base/layout/person-avatar';
import { TOOL, TOOL_SELECT } from '../../../base/theme/touch';
import { useAvatars } from '../../avatars/use-avatars';
import { GroupButton } from '../grouping/group-button';
import { ViewsButton } from '../view/views-button';
import { FilterButton } from './filter-button';
import { planFilterActions } from '../../../plan/filter/plan-filter-slice';

interface Props {
  readonly responsibles: readonly Responsible[];
  /** Whose tasks alone are shown. */
  readonly responsible: string | null;
  readonly searchRef: Ref<HTMLInputElement>;
  /** Enter goes from each row that is found to the next, Escape shows all again. */
  readonly onNextFound: () => void;
}

const EVERYBODY = '';

/** Which of the rows are shown: by their words and by who is responsible. */
export function RowFilters({ responsibles, responsible, searchRef, onNextFound }: Props) {
  const { t } = useTranslation('gantt');
  const dispatch = useAppDispatch();
  const search = useAppSelector(({ planFilter }) => planFilter.search);
  const avatarOf = useAvatars();
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onNextFound();
    if (event.key !== 'Escape' || search === '') return;
    event.stopPropagation();
    dispatch(planFilterActions.searched(''));
  };
  const nameOf = (id: string): string => {
    const person = responsibles.find((one) => one.id === id);
    return person ? fullNameOf(person) : t('everybody');
  };
  return (
    <>
      <InputBase
        inputRef={searchRef}
        value={search}
        placeholder={t('search')}
        inputProps={{ 'aria-label': t('search') }}
        onChange={({ target }) => dispatch(planFilterActions.searched(target.value))}
        onKeyDown={keys}
        sx={{
          border: 1,
          borderColor: 'line.strong',
          borderRadius: 1,
          px: 2,
          ...TOOL,
          width: 124,
          flexGrow: { xs: 1, sm: 0 },
          fontSize: 13,
        }}
      />
      <Select
        size="small"
        displayEmpty
        value={responsible ?? EVERYBODY}
        renderValue={(id) => (
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {nameOf(id)}
          </Box>
        )}
        inputProps={{ 'aria-label': t('responsible') }}
        onChange={({ target }) => dispatch(planFilterActions.responsibleChosen(target.value || null))}
        sx={{ ...TOOL_SELECT, width: { xs: 160, sm: 128, xl: 200 }, flexGrow: { xs: 1, sm: 0 } }}
      >
        <MenuItem value={EVERYBODY}>{t('everybody')}</MenuItem>
        {responsibles.map((person) => (
          <MenuItem key={person.id} value={person.id} sx={{ gap: 2 }}>
            <PersonAvatar person={{ ...person, avatarURL: avatarOf(person.userId) }} size={24} />
            {fullNameOf(person)}
          </MenuItem>
        ))}
      </Select>
      <FilterButton />
      <GroupButton />
      <ViewsButton />
    </>
  );
}

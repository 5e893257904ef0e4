import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { choosable, nameOf, type Plan, type Responsible } from '@plomada/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PicksField } from '../../../base/fields/picks-field';
import { SectionTitle } from './section-title';

interface Props {
  readonly plan: Plan;
  /** Those whom the meeting speaks of: they are ticked one by one, others are looked for. */
  readonly people: readonly Responsible[];
  readonly present: readonly string[];
  readonly onChange: (present: readonly string[]) => void;
  readonly onAll: () => void;
}

/** Who was there. Nobody is ticked by themselves: what nobody said stands in no protocol. */
export function Attendance({ plan, people, present, onChange, onAll }: Props) {
  const { t } = useTranslation('meeting');
  const titleId = useId();
  const there = new Set(present);
  const own = new Set(people.map(({ id }) => id));
  const others = choosable(plan.responsibles.rows, there).filter(({ id }) => !own.has(id));
  const names = new Map(others.map((one) => [one.id, nameOf(one)]));
  const tick = (id: string, isThere: boolean) =>
    onChange(isThere ? [...present, id] : present.filter((one) => one !== id));
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mb: 6 }}>
      <SectionTitle id={titleId}>
        {t('protocol.presentTitle')} · {t('protocol.presentCount', { count: present.length })}
      </SectionTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {people.map((person) => (
          <FormControlLabel
            key={person.id}
            control={
              <Checkbox checked={there.has(person.id)} onChange={(_, isThere) => tick(person.id, isThere)} />
            }
            label={nameOf(person)}
            slotProps={{ typography: { sx: { fontSize: '0.85em', overflowWrap: 'anywhere' } } }}
          />
        ))}
      </Box>
      {people.length > 0 && (
        <Button onClick={onAll} sx={{ my: 1 }}>
          {t('protocol.allPresent')}
        </Button>
      )}
      {others.length > 0 && (
        <PicksField
          label={t('protocol.others')}
          keys={others.map(({ id }) => id)}
          nameOf={(id) => names.get(id) ?? ''}
          value={present.filter((id) => !own.has(id))}
          onChange={(chosen) => onChange([...present.filter((id) => own.has(id)), ...chosen])}
          sx={{ mt: 2 }}
        />
      )}
    </Box>
  );
}

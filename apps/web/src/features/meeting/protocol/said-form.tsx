import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MINUTES_LIMITS, saidInMeeting } from '@plomada/contracts';
import type { Responsible, SaidLine } from '@plomada/domain';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 as newId } from 'uuid';
import { ChoiceField } from '../../../base/fields/choice-field';
import { DateField } from '../../../base/fields/date-field';
import { PersonField } from '../../../base/fields/person-field';
import { TextField } from '../../../base/fields/text-field';
import { useToday } from '../../../plan/rows/use-today';
import { NO_DRAFT, type SaidDraft } from '../meeting-record';
import { useEntryForm } from './use-entry-form';

interface Props {
  readonly draft: SaidDraft;
  readonly people: readonly Responsible[];
  /** How many lines there are already. */
  readonly count: number;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onDraft: (draft: SaidDraft) => void;
  readonly onAdd: (line: SaidLine) => void;
}

/** A decision or a note, typed. */
export function SaidForm({ draft, people, count, inputRef, onDraft, onAdd }: Props) {
  const { t } = useTranslation('meeting');
  const isFull = count >= MINUTES_LIMITS.said;
  const [isNoDay, setNoDay] = useState(false);
  const line = saidInMeeting.safeParse(draft);
  const today = useToday();
  const isPast = draft.until !== null && draft.until < today;
  const ready = line.success && !isFull && !isNoDay && !isPast;
  const put = (values: Partial<SaidDraft>) => onDraft({ ...draft, ...values });
  const form = useEntryForm(() => {
    if (!line.success || !ready) return false;
    onAdd({ ...line.data, id: newId() });
    onDraft({ ...NO_DRAFT, kind: draft.kind });
    return true;
  });
  return (
    <Box component="form" noValidate {...form} sx={FIELDS}>
      <TextField
        label={t('protocol.text')}
        value={draft.text}
        maxLength={MINUTES_LIMITS.saidText}
        disabled={isFull}
        problem={isFull ? t('protocol.full', { most: MINUTES_LIMITS.said }) : null}
        inputRef={inputRef}
        autoComplete="off"
        onChange={(text) => put({ text })}
        sx={{ gridColumn: '1 / -1' }}
      />
      <PersonField
        label={t('protocol.who')}
        people={people}
        value={draft.about}
        onChange={(about) => put({ about })}
      />
      <DateField
        label={t('protocol.until')}
        value={draft.until ?? ''}
        problem={isPast ? t('protocol.untilPast') : null}
        onChange={(until, typed = '') => {
          setNoDay(until === '' && typed.trim() !== '');
          put({ until: until || null });
        }}
      />
      <ChoiceField
        label={t('protocol.kind')}
        value={draft.kind}
        choices={[
          { key: 'decision', label: t('protocol.decision') },
          { key: 'note', label: t('protocol.note') },
        ]}
        onChange={(kind) => put({ kind })}
      />
      <Button type="submit" variant="outlined" disabled={!ready}>
        {t('protocol.add')}
      </Button>
    </Box>
  );
}

const FIELDS = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

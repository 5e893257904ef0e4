import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { attendee, MINUTES_LIMITS } from '@plomada/contracts';
import type { Attendee } from '@plomada/domain';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 as newId } from 'uuid';
import { TextField } from '../../../base/fields/text-field';
import { useEntryForm } from './use-entry-form';

interface Props {
  /** How many guests there are already. */
  readonly count: number;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onAdd: (guest: Attendee) => void;
}

const NOBODY = { name: '', company: '' };

/** Somebody who was there and is not of the project. */
export function GuestForm({ count, inputRef, onAdd }: Props) {
  const { t } = useTranslation('meeting');
  const [typed, setTyped] = useState(NOBODY);
  const isFull = count >= MINUTES_LIMITS.guests;
  const guest = attendee.safeParse({ ...typed, id: 'guest', isGuest: true, isPresent: true });
  const form = useEntryForm(() => {
    if (!guest.success || isFull) return false;
    onAdd({ ...guest.data, id: newId() });
    setTyped(NOBODY);
    return true;
  });
  return (
    <Box component="form" noValidate {...form} sx={FIELDS}>
      <TextField
        label={t('attendance.guest')}
        value={typed.name}
        maxLength={MINUTES_LIMITS.guestText}
        disabled={isFull}
        problem={isFull ? t('attendance.guestsFull', { most: MINUTES_LIMITS.guests }) : null}
        inputRef={inputRef}
        autoComplete="off"
        onChange={(name) => setTyped({ ...typed, name })}
      />
      <TextField
        label={t('attendance.company')}
        value={typed.company}
        maxLength={MINUTES_LIMITS.guestText}
        disabled={isFull}
        autoComplete="off"
        onChange={(company) => setTyped({ ...typed, company })}
      />
      <Button type="submit" variant="outlined" disabled={!guest.success || isFull}>
        {t('attendance.addGuest')}
      </Button>
    </Box>
  );
}

const FIELDS = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr)) auto' },
} as const;

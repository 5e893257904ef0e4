import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Attendee } from '@plomada/domain';
import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionTitle } from '../../minutes/section-title';
import { ChoiceRows, type ChoiceRow } from '../choice-rows';
import { GuestForm } from './guest-form';

interface Props {
  readonly rows: readonly ChoiceRow[];
  readonly current: string | null;
  readonly attendance: readonly Attendee[];
  readonly guestInput: Ref<HTMLInputElement>;
  readonly onCurrent: (id: string) => void;
  readonly onChoose: (id: string, isPresent: boolean | null) => void;
  readonly onChange: (attendance: readonly Attendee[]) => void;
  readonly onAll: () => void;
}

/** Who was there and who was not, guests too. Of nobody anything is said by itself: what nobody said stands in no minutes. */
export function Attendance({
  rows,
  current,
  attendance,
  guestInput,
  onCurrent,
  onChoose,
  onChange,
  onAll,
}: Props) {
  const { t } = useTranslation('meeting');
  const titleId = useId();
  const count = attendance.filter(({ isPresent }) => isPresent).length;
  return (
    <Box component="section" aria-labelledby={titleId} tabIndex={-1} sx={{ mb: 6, outline: 'none' }}>
      <SectionTitle id={titleId}>
        {t('protocol.presentTitle')} · {t('protocol.presentCount', { count })}
      </SectionTitle>
      <Button onClick={onAll} sx={{ mb: 2 }}>
        {t('attendance.allPresent')}
      </Button>
      <ChoiceRows
        label={t('protocol.presentTitle')}
        rows={rows}
        current={current}
        yes={t('attendance.present')}
        no={t('attendance.absent')}
        onCurrent={onCurrent}
        onChoose={onChoose}
        onRemove={(id) => onChange(attendance.filter((one) => one.id !== id))}
      />
      <GuestForm
        count={attendance.filter(({ isGuest }) => isGuest).length}
        inputRef={guestInput}
        onAdd={(guest) => onChange([...attendance, guest])}
      />
    </Box>
  );
}

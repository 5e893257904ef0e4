import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { roundTo2 } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { TextField } from '../../base/fields/text-field';
import { typedNumber } from '../../base/fields/typed-number';
import { useFormat } from '../../base/format';
import type { BulkChange } from './use-bulk-change';

const QUARTERS = [0, 25, 50, 75, 100] as const;

interface Props {
  readonly field: 'commitment' | 'progress';
  /** How many tasks it is about. */
  readonly count: number;
  readonly onChange: (change: BulkChange) => void;
  readonly onClose: () => void;
}

/** Asks for the one promise, or progress, that many tasks are given. */
export function BulkShare({ field, count, onChange, onClose }: Props) {
  const { t } = useTranslation('progress');
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const percent = typedNumber(typed.replace(/[%\s]/g, ''));
  const isShare = percent !== null && percent >= 0 && percent <= 100;
  // No promise is a promise taken back; progress is always some.
  const isNone = percent === null && field === 'commitment';
  const give = (share: number | null) =>
    onChange(
      field === 'commitment'
        ? { kind: 'commitment', value: share }
        : { kind: 'progress', entry: { kind: 'value', value: share } },
    );
  return (
    <FormDialog
      title={t(`share.${field}`, { count })}
      submit={t(isNone ? 'share.takeBack' : 'share.give')}
      ready={isShare || isNone}
      maxWidth="xs"
      onSubmit={() => give(percent === null ? null : roundTo2(percent / 100))}
      onClose={onClose}
    >
      <TextField
        label={t('share.percent')}
        value={typed}
        inputMode="decimal"
        problem={percent === null || isShare ? '' : t('share.wrong')}
        hint={t(`share.${field}Hint`)}
        onChange={setTyped}
        sx={{ mt: 2 }}
      />
      <Stack direction="row" sx={{ mt: 2, flexWrap: 'wrap', gap: 1 }}>
        {QUARTERS.map((quarter) => (
          <Button key={quarter} variant="outlined" size="small" onClick={() => give(quarter / 100)}>
            {format.percent(quarter)}
          </Button>
        ))}
      </Stack>
    </FormDialog>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { parsePercentage } from '../progress/parse-percentage';
import { PercentageFields } from '../progress/percentage-fields';
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
export function BulkPercentage({ field, count, onChange, onClose }: Props) {
  const { t } = useTranslation('progress');
  const [typed, setTyped] = useState('');
  const share = parsePercentage(typed);
  // No promise is a promise taken back; progress is always some.
  const isNone = share === 'none' && field === 'commitment';
  const give = (value: number | null) =>
    onChange(
      field === 'commitment'
        ? { kind: 'commitment', value }
        : { kind: 'progress', entry: { kind: 'value', value } },
    );
  return (
    <FormDialog
      title={t(`share.${field}`, { count })}
      submit={t(isNone ? 'share.takeBack' : 'share.give')}
      ready={typeof share === 'number' || isNone}
      maxWidth="xs"
      onSubmit={() => give(typeof share === 'number' ? share : null)}
      onClose={onClose}
    >
      <PercentageFields
        typed={typed}
        hint={t(`share.${field}Hint`)}
        quick={QUARTERS}
        onTyped={setTyped}
        onGiven={give}
      />
    </FormDialog>
  );
}

import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { PlanSnapshot } from '@plomada/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../base/fields/text-field';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { useFormat } from '../../base/format';
import { useAppSelector } from '../../base/hooks';
import { selectSummary } from '../../plan/state/plan-selectors';
import { useLost } from './use-lost';

interface Props {
  readonly snapshot: PlanSnapshot;
  readonly disabled: boolean;
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** Says what would be lost and asks for the project's name, as everything that cannot be taken back does. */
export function ConfirmRollback({ snapshot, disabled, onConfirmed, onClose }: Props) {
  const { t } = useTranslation('rollback');
  const format = useFormat();
  const { text } = useLost()(snapshot);
  const name = useAppSelector(selectSummary)!.name;
  const [typed, setTyped] = useState('');
  const sure = typed.trim() === name.trim() && !disabled;
  return (
    <FormDialog
      title={t('confirm.title', { number: snapshot.number })}
      submit={t('confirm.do')}
      color="error"
      ready={sure}
      onSubmit={onConfirmed}
      onClose={onClose}
    >
      <Typography sx={{ mb: 3 }}>
        {t('confirm.what', {
          number: snapshot.number,
          time: format.date(snapshot.createdAt),
          name: snapshot.author.name,
        })}
      </Typography>
      <Alert severity="error" sx={{ mb: 4 }}>
        {t('confirm.lost', { lost: text })}
      </Alert>
      <Typography sx={{ mb: 2 }}>{t('confirm.type', { name })}</Typography>
      <TextField isExact label={t('confirm.name')} value={typed} onChange={setTyped} />
    </FormDialog>
  );
}

import Typography from '@mui/material/Typography';
import type { Plan, Restriction } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { DateField } from '../../base/fields/date-field';
import { useAppSelector } from '../../base/hooks';
import { ProposalWord } from '../../plan/proposing/proposal-word';
import { selectMustPropose } from '../../plan/state/plan-selectors';
import { useReleaseOutcomeText } from './release-outcome-text';

interface Props {
  readonly plan: Plan;
  readonly restriction: Restriction;
  readonly proposed: string;
  /** `word` is for whoever decides, where it is proposed. */
  readonly onReleased: (day: string, word: string) => void;
  readonly onClose: () => void;
}

/** On which day a restriction was released, or is proposed as released. */
export function ReleaseDialog({ plan, restriction, proposed, onReleased, onClose }: Props) {
  const { t } = useTranslation(['restrictions', 'columns']);
  const proposes = useAppSelector(selectMustPropose);
  const [day, setDay] = useState(proposed);
  const [word, setWord] = useState('');
  const help = useReleaseOutcomeText(plan, restriction, day);
  return (
    <FormDialog
      title={t('release.title')}
      submit={t(proposes ? 'release.propose' : 'release.do')}
      maxWidth="xs"
      ready={day !== ''}
      onSubmit={() => onReleased(day, word.trim())}
      onClose={onClose}
    >
      <Typography sx={{ mb: 4 }}>{restriction.detail}</Typography>
      <DateField
        required
        label={t('columns:restriction.released')}
        value={day}
        hint={help}
        onChange={(date) => setDay(date)}
      />
      {proposes && <ProposalWord value={word} onChange={setWord} />}
    </FormDialog>
  );
}

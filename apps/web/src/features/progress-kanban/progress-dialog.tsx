import Typography from '@mui/material/Typography';
import type { PlanAction, WorkRow } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { useAppSelector } from '../../base/hooks';
import { ProposalWord } from '../../plan/proposing/proposal-word';
import { useRefusalShown } from '../../plan/proposing/use-submit-unless-refused';
import { selectMustPropose } from '../../plan/state/plan-selectors';
import { parsePercentage } from '../progress/parse-percentage';
import { PercentageFields } from '../progress/percentage-fields';

const QUARTERS = [25, 50, 75] as const;

interface Props {
  readonly row: WorkRow;
  /** What records it is taken by the plan; `word` is for whoever decides, where it is proposed. */
  readonly onGiven: (action: PlanAction, word: string) => void;
  readonly onClose: () => void;
}

/** Asks how far a task is that has come among those in progress. */
export function ProgressDialog({ row, onGiven, onClose }: Props) {
  const { t } = useTranslation('progress');
  const proposes = useAppSelector(selectMustPropose);
  const { failure, allows } = useRefusalShown();
  const [typed, setTyped] = useState('');
  const [word, setWord] = useState('');
  const share = parsePercentage(typed);
  const give = (progress: number) => {
    const action: PlanAction = { type: 'SET_PROGRESS', payload: { taskId: row.id, progress } };
    if (allows(action)) onGiven(action, word.trim());
  };
  return (
    <FormDialog
      title={t('kanban.ask.title')}
      submit={t(proposes ? 'kanban.ask.propose' : 'share.give')}
      maxWidth="xs"
      ready={typeof share === 'number'}
      dirty={word.trim() !== ''}
      failure={failure}
      onSubmit={() => typeof share === 'number' && give(share)}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {row.row.code} {row.row.text}
      </Typography>
      <PercentageFields
        typed={typed}
        hint={t('kanban.ask.hint')}
        quick={QUARTERS}
        onTyped={setTyped}
        onGiven={give}
      />
      {proposes && <ProposalWord value={word} onChange={setWord} />}
    </FormDialog>
  );
}

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { chosenCause, type Plan, type Task, usualCauses } from '@plomada/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../base/fields/text-field';
import { useAppSelector } from '../../base/hooks';
import { FailureAlert } from '../../base/messages/failure-alert';
import { selectSummary } from '../../plan/state/plan-selectors';
import { useSubmitUnlessRefused } from '../../plan/proposing/use-submit-unless-refused';
import { CauseDialog } from '../term/cause-dialog';
import { FieldSheet } from './field-sheet';
import { TOUCHED } from './touch';

const MOST_SAID = 2000;
const NONE: readonly string[] = [];

interface Props {
  readonly plan: Plan;
  readonly task: Task;
  readonly onClose: () => void;
}

/** Why a promise is not kept: the firm's causes, the usual ones first, each one tap. The role is asked where nobody has said it yet. */
export function CauseSheet({ plan, task, onClose }: Props) {
  const { t } = useTranslation(['field', 'term']);
  const business = useAppSelector(selectSummary)?.business;
  const types = business?.cncTypes ?? NONE;
  const causes = useMemo(() => usualCauses(plan, types), [plan, types]);
  const [said, setSaid] = useState('');
  const [type, setType] = useState<string | null>(null);
  const [isOther, setOther] = useState(false);
  const { failure, submit } = useSubmitUnlessRefused(onClose);
  if (isOther) return <CauseDialog taskId={task.id} said={said} onClose={onClose} />;
  const give = (cncType: string, cncOrigin: string) =>
    submit({ type: 'ADD_CAUSE', payload: { taskId: task.id, ...chosenCause(cncType, cncOrigin, said) } });
  const roles = business?.roles ?? NONE;
  const choose = (cncType: string, cncOrigin: string | null) => {
    if (cncOrigin !== null) give(cncType, cncOrigin);
    else if (roles.length > 0) setType(cncType);
    else setOther(true);
  };
  const isAskingRole = type !== null;
  return (
    <FieldSheet
      title={isAskingRole ? t('cause.role', { type }) : t('cause.title')}
      about={task.text}
      dirty={said.trim() !== ''}
      onClose={onClose}
    >
      {failure && <FailureAlert failure={failure} />}
      {!isAskingRole && (
        <TextField
          multiline
          label={t('cause.said')}
          hint={t('dictate')}
          value={said}
          maxLength={MOST_SAID}
          onChange={setSaid}
          sx={{ width: '100%', mb: 3 }}
        />
      )}
      <Stack spacing={2}>
        {isAskingRole
          ? roles.map((role) => <Choice key={role} label={role} onChosen={() => give(type, role)} />)
          : causes.map(({ cncType, cncOrigin }) => (
              <Choice
                key={`${cncType} ${cncOrigin}`}
                label={cncType}
                detail={cncOrigin}
                onChosen={() => choose(cncType, cncOrigin)}
              />
            ))}
        {!isAskingRole && <Choice label={t('cause.other')} onChosen={() => setOther(true)} />}
      </Stack>
    </FieldSheet>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly detail?: string | null;
  readonly onChosen: () => void;
}

function Choice({ label, detail, onChosen }: ChoiceProps) {
  return (
    <Button
      variant="outlined"
      color="inherit"
      onClick={onChosen}
      sx={{ ...TOUCHED, justifyContent: 'space-between', gap: 2, px: 3, textAlign: 'start' }}
    >
      {label}
      {detail && (
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {detail}
        </Typography>
      )}
    </Button>
  );
}

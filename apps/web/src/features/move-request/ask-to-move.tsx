import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { type Plan, type PlanRow, requestRefusal, type Task } from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '../../base/hooks';
import { selectActor, selectMay } from '../../plan/state/plan-selectors';
import { selectWaitingMoves } from '../notifications/notifications-slice';
import { MoveRequestDialog } from './move-request-dialog';

const TIGHT = { mt: 3 } as const;

interface Props {
  readonly plan: Plan;
  readonly row: PlanRow;
  readonly task: Task;
  /** Of the button. */
  readonly sx?: SxProps<Theme>;
}

/** Where somebody who works on a task and may not move it asks for other dates; nothing for anybody else, or while it is asked. */
export function AskToMove({ plan, row, task, sx = TIGHT }: Props) {
  const { t } = useTranslation('notifications', { useSuspense: false });
  const actor = useAppSelector(selectActor);
  const mayRecord = useAppSelector(selectMay('recordProgress'));
  const mayMove = useAppSelector(selectMay('editPlan'));
  const isAsked = useAppSelector((state) => selectWaitingMoves(state).has(task.id));
  const [isOpen, setOpen] = useState(false);
  const may = actor && mayRecord && !mayMove && !isAsked && requestRefusal(plan, task, actor) === null;
  return (
    <>
      {may && (
        <Button size="small" variant="outlined" onClick={() => setOpen(true)} sx={sx}>
          {t('move.ask')}
        </Button>
      )}
      {isOpen && <MoveRequestDialog plan={plan} row={row} onClose={() => setOpen(false)} />}
    </>
  );
}

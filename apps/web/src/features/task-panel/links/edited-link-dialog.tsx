import type { Failure } from '@plomada/contracts';
import { type Link, type Plan, type PlanAction, typesTaken } from '@plomada/domain';
import { useState } from 'react';
import { useAppDispatch } from '../../../base/hooks';
import { useRefusalHere } from '../../../plan/proposing/use-refusal-here';
import { planActions } from '../../../plan/state/plan-actions';
import { LinkDialog } from '../../gantt/link-dialog';

interface Props {
  readonly plan: Plan;
  readonly link: Link;
  readonly onClose: () => void;
}

/** Type and lag of a link of the task, or its end; what is refused is told in the dialog. */
export function EditedLinkDialog({ plan, link, onClose }: Props) {
  const dispatch = useAppDispatch();
  const refusalHere = useRefusalHere();
  const [failure, setFailure] = useState<Failure | null>(null);
  const { id } = link;
  const named = (taskId: string) => plan.tasks.get(taskId)?.text ?? '';
  const act = (action: PlanAction) => {
    const refusal = refusalHere(action);
    setFailure(refusal);
    if (refusal) return;
    dispatch(planActions.submit(action));
    onClose();
  };
  return (
    <LinkDialog
      link={link}
      from={named(link.source)}
      to={named(link.target)}
      taken={typesTaken(plan, link)}
      editable
      failure={failure}
      onSave={(values) => act({ type: 'UPDATE_LINK', payload: { id, ...values } })}
      onDelete={() => act({ type: 'DELETE_LINK', payload: { id } })}
      onClose={onClose}
    />
  );
}

import type { Failure } from '@plomada/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  isProposed,
  type Plan,
  type PlanAction,
  proposedRequired,
  releaseRefusal,
  type Restriction,
  restrictionBindingRefusal,
  restrictionEditRefusal,
  restrictionRemovalRefusal,
} from '@plomada/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../base/dialogs/form-dialog';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { CopyIcon } from '../../base/icons/icons';
import { useFailureText } from '../../base/messages/use-failure-text';
import { ReadOnlyNote } from '../../base/states/read-only-note';
import { useDecisionContext } from '../../plan/editing/use-decision-context';
import { usePlanChange } from '../../plan/editing/use-plan-change';
import { ProposalWord } from '../../plan/proposing/proposal-word';
import { useRefusalHere } from '../../plan/proposing/use-refusal-here';
import { useToday } from '../../plan/rows/use-today';
import { selectMay, selectMustPropose } from '../../plan/state/plan-selectors';
import { useAddFamily } from '../restriction-families/use-add-family';
import { useFamilies } from '../restriction-families/use-families';
import { OverwriteWarning } from './overwrite-warning';
import { restrictionDialogActions } from './restriction-dialog-slice';
import { RemoveRestriction } from './remove-restriction';
import { RestrictionFields } from './restriction-fields';
import {
  changedMeanwhile,
  emptyForm,
  formOf,
  isComplete,
  newRestriction,
  type RestrictionForm,
  restrictionEdit,
  type TouchedFields,
  touchedAfter,
  withKnownFamily,
} from './restriction-form';
import { RestrictionPhotos } from './restriction-photos';
import { RestrictionHistory } from './restriction-history';
import { ToTasks } from './to-tasks';
import { StatusFields } from './status-fields';
import { useLostTexts } from './use-lost-texts';

interface Props {
  readonly plan: Plan;
  /** Null for a new one. */
  readonly restriction: Restriction | null;
  /** The tasks of a new one to begin with. */
  readonly taskIds: readonly string[];
  readonly onClose: () => void;
}

/** A restriction with all its fields: made, changed, released, bound again, removed. What may not be is said in the rule's words. */
export function RestrictionDialog({ plan, restriction, taskIds, onClose }: Props) {
  const { t } = useTranslation(['restrictions', 'columns']);
  const failureText = useFailureText();
  const contextNow = useDecisionContext();
  const refusalHere = useRefusalHere();
  const change = usePlanChange();
  const mustPropose = useAppSelector(selectMustPropose);
  const today = useToday();
  const dispatch = useAppDispatch();
  const mayCopy = useAppSelector(selectMay('recordProgress'));
  const offered = useFamilies();
  const onAddFamily = useAddFamily();
  const [touched, setTouched] = useState<TouchedFields>({});
  /** What the fields said when they were touched. */
  const [seen, setSeen] = useState<TouchedFields>({});
  // What others change meanwhile is shown, unless this person has changed it too.
  const current = restriction ? formOf(restriction) : newForm(plan, taskIds, touched, today);
  const form = { ...current, ...touched };
  const [word, setWord] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const context = contextNow();
  const { actor } = context;
  const fixed = restriction && restrictionEditRefusal(plan, restriction.id, actor);
  const bound = restriction && restrictionBindingRefusal(plan, restriction.id, actor);
  const unremovable = restriction && restrictionRemovalRefusal(plan, restriction.id, context);
  const unreleasable = restriction && releaseRefusal(plan, restriction.id, actor);
  const action = actionOf(restriction, current, touched);
  // The one that it has stays good, whatever became of the list.
  const families = restriction ? [...new Set([...offered, restriction.family])] : offered;
  const known = withKnownFamily(touched, families);
  const wanted = known && actionOf(restriction, current, known);
  const movesTasks = !mustPropose && isComplete(form) && wanted !== null && isProposed(plan, actor, wanted);
  const proposes = mustPropose || movesTasks;

  const theirs = restriction ? changedMeanwhile(current, touched, seen) : [];
  const giveUpTexts = useLostTexts(restriction?.id ?? null, touched);

  const put = (change: TouchedFields) => {
    const untouched = (Object.keys(change) as (keyof RestrictionForm)[]).filter(
      (field) => !(field in touched),
    );
    setSeen((now) => ({ ...now, ...Object.fromEntries(untouched.map((field) => [field, current[field]])) }));
    setTouched((now) => touchedAfter(current, now, change));
    setFailure(null);
  };
  const takeTheirs = () =>
    setTouched((now) =>
      touchedAfter(current, now, Object.fromEntries(theirs.map((field) => [field, current[field]]))),
    );
  const submit = (wanted: PlanAction, about: Parameters<typeof change>[1] = { word: word.trim() }) => {
    const refusal = refusalHere(wanted);
    if (refusal) setFailure(refusal);
    else if (change(wanted, about)) {
      if (wanted.type === 'CLEAR_RESTRICTION') giveUpTexts();
      onClose();
    }
  };
  const remove = ({ id, detail }: Restriction) =>
    submit(
      { type: 'CLEAR_RESTRICTION', payload: { restrictionId: id } },
      { said: { key: 'restrictions:clearedOne', params: { detail } } },
    );
  const doing = proposes ? 'propose' : restriction ? 'save' : 'create';
  const fields = { plan, form, onChange: put };
  return (
    <FormDialog
      title={t(restriction ? 'dialog.title' : 'dialog.new')}
      submit={unreleasable ? null : t(`dialog.${doing}`)}
      ready={isComplete(form) && wanted !== null}
      dirty={action !== null}
      readFirst={restriction !== null}
      failure={failure}
      beside={restriction && !unremovable && <RemoveRestriction onRemove={() => remove(restriction)} />}
      onSubmit={() => wanted && submit(wanted)}
      onClose={onClose}
    >
      {fixed && <ReadOnlyNote failure={fixed} sx={{ mb: 4 }} />}
      {bound && !fixed && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t('dialog.bound', { why: failureText(bound) })}
        </Alert>
      )}
      {unremovable && !bound && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t('dialog.stays', { why: failureText(unremovable) })}
        </Alert>
      )}
      <OverwriteWarning plan={plan} current={current} fields={theirs} onTakeTheirs={takeTheirs} />
      <Stack spacing={4} sx={{ pt: 1 }}>
        <RestrictionFields
          {...fields}
          families={families}
          onAddFamily={onAddFamily}
          disabled={fixed !== null}
          bindingDisabled={bound !== null}
          found={restriction?.created ?? today}
          belowTasks={
            restriction &&
            action === null && <ToTasks plan={plan} restriction={restriction} onLeave={onClose} />
          }
        />
        {restriction && (
          <StatusFields
            {...fields}
            disabled={unreleasable !== null}
            onlyRelease={mustPropose}
            today={today}
          />
        )}
        {restriction && <RestrictionPhotos plan={plan} restrictionId={restriction.id} />}
        {movesTasks && <Alert severity="info">{t('movesTasks')}</Alert>}
        {proposes && action && <ProposalWord value={word} onChange={setWord} />}
        {restriction && (
          <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: 1 }}>
            {mayCopy && (
              <Button
                size="small"
                color="inherit"
                startIcon={<CopyIcon />}
                disabled={action !== null}
                onClick={() => dispatch(restrictionDialogActions.copyWanted([restriction.id]))}
                sx={{ alignSelf: 'flex-start' }}
              >
                {t('copy.use')}
              </Button>
            )}
            <RestrictionHistory restriction={restriction} />
          </Box>
        )}
      </Stack>
    </FormDialog>
  );
}

/** A new one, required in time for its tasks as they stand in the dialog. */
function newForm(
  plan: Plan,
  taskIds: readonly string[],
  touched: TouchedFields,
  today: string,
): RestrictionForm {
  const empty = emptyForm(taskIds);
  const { taskIds: chosen, type } = { ...empty, ...touched };
  return { ...empty, required: proposedRequired(plan, chosen, type, today) ?? '' };
}

function actionOf(
  restriction: Restriction | null,
  current: RestrictionForm,
  touched: TouchedFields,
): PlanAction | null {
  const form = { ...current, ...touched };
  if (restriction) return restrictionEdit(restriction.id, current, form);
  return Object.keys(touched).length === 0 ? null : newRestriction(form);
}

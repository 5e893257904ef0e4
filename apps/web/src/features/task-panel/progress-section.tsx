import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fallsShort, hundredths, openTerm, type Plan, type Task, termLastDay } from '@plomada/domain';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typedNumber } from '../../base/fields/typed-number';
import { NOTHING, useFormat } from '../../base/format';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { RefusalLinkButton } from '../../base/messages/refusal-link-button';
import { useFailureText } from '../../base/messages/use-failure-text';
import { WhyNot } from '../../base/states/why-not';
import { planActions } from '../../plan/state/plan-actions';
import { selectMustPropose } from '../../plan/state/plan-selectors';
import { selectWaitingProgress } from '../notifications/notifications-slice';
import { WaitingLine } from '../notifications/waiting-line';
import { CauseDialog } from '../term/cause-dialog';
import { EditCauseDialog } from '../term/edit-cause-dialog';
import { Causes } from './causes';
import { Facts, Quiet, Section } from './parts';
import type { ShownTask } from './shown-task';
import { refusalLinkFromTask } from './refusal-link-from-task';
import { TermHistory } from './term-history';
import { TypedText } from './typed-text';
import { useTaskEdit } from './use-task-edit';

/** What is promised and done in the open term, and what became of the promises of those before. */
export function ProgressSection(shown: ShownTask) {
  const { t } = useTranslation('taskPanel');
  const { plan, task, access } = shown;
  const [explaining, setExplaining] = useState(false);
  const [causeId, setCauseId] = useState<string | null>(null);
  const proposes = useAppSelector(selectMustPropose);
  const dispatch = useAppDispatch();
  const cause = task.causes.find(({ id }) => id === causeId);
  const remove = (id: string) =>
    void dispatch(planActions.submit({ type: 'REMOVE_CAUSE', payload: { taskId: task.id, causeId: id } }));
  return (
    <Section
      title={t('progress')}
      action={
        !access.record &&
        fallsShort(task) && (
          <Button size="small" onClick={() => setExplaining(true)}>
            {t('explain')}
          </Button>
        )
      }
    >
      <OpenTerm plan={plan} />
      <Waiting taskId={task.id} />
      {access.record ? <ReadShares task={task} /> : <EditedShares {...shown} />}
      <Causes
        causes={task.causes}
        {...(!access.record && !proposes && { edited: { onEdit: setCauseId, onRemove: remove } })}
      />
      <TermHistory plan={plan} taskId={task.id} />
      {cause && <EditCauseDialog taskId={task.id} cause={cause} onClose={() => setCauseId(null)} />}
      {explaining && <CauseDialog taskId={task.id} onClose={() => setExplaining(false)} />}
    </Section>
  );
}

/** Progress that is proposed and waits. */
function Waiting({ taskId }: { readonly taskId: string }) {
  const proposal = useAppSelector((state) => selectWaitingProgress(state).get(taskId));
  return proposal ? <WaitingLine proposal={proposal} /> : null;
}

function OpenTerm({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('taskPanel');
  const format = useFormat();
  const term = openTerm(plan);
  const days = { from: format.date(term.startDate), to: format.date(termLastDay(term)) };
  return (
    <Box sx={{ mb: 3 }}>
      <Quiet>{t('openTerm', { number: term.number, ...days })}</Quiet>
    </Box>
  );
}

function ReadShares({ task: { lastProgress, commitment, progress } }: { readonly task: Task }) {
  const { t } = useTranslation('taskPanel');
  const { percent } = useFormat();
  return (
    <Facts
      of={[
        { name: t('lastProgress'), value: percent(hundredths(lastProgress)) },
        { name: t('commitment'), value: percent(commitment === null ? null : hundredths(commitment)) },
        { name: t('done'), value: percent(hundredths(progress)) },
      ]}
    />
  );
}

function EditedShares({ plan, row, task, access }: ShownTask) {
  const { t } = useTranslation('taskPanel');
  const { percent } = useFormat();
  const textOf = useFailureText();
  const proposes = useAppSelector(selectMustPropose);
  const { put } = useTaskEdit(row);
  const { id } = task;
  const commitment = { field: 'commitment', label: t('commitmentPercent'), share: task.commitment } as const;
  const progress = { field: 'progress', label: t('donePercent'), share: task.progress } as const;
  const raise = access.raise && refusalLinkFromTask(plan, access.raise, id);
  const raiseId = useId();
  const told = access.raise ? { why: textOf(access.raise), at: raiseId } : undefined;
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 1fr)', gap: 3 }}>
        <Box sx={{ alignSelf: 'center' }}>
          <Facts
            columns={1}
            of={[{ name: t('lastProgress'), value: percent(hundredths(task.lastProgress)) }]}
          />
        </Box>
        {proposes && (
          <Box sx={{ alignSelf: 'center' }}>
            <Facts
              columns={1}
              of={[
                {
                  name: t('commitment'),
                  value: task.commitment === null ? NOTHING : percent(hundredths(task.commitment)),
                },
              ]}
            />
          </Box>
        )}
        {(proposes ? [progress] : [commitment, progress]).map(({ field, label, share }) => (
          <TypedText
            key={field}
            label={label}
            value={share === null ? '' : String(hundredths(share))}
            inputMode="decimal"
            maxLength={6}
            told={told}
            onTyped={(typed) => put({ field, id, value: shareOf(typed) })}
          />
        ))}
      </Box>
      {told && (
        <Box sx={{ mt: 2 }}>
          <div id={raiseId}>
            <Quiet>{told.why}</Quiet>
          </div>
          {raise && <RefusalLinkButton to={raise} about={t('donePercent')} ml={-3} />}
        </Box>
      )}
      {proposes && (
        <Box sx={{ mt: 2 }}>
          <WhyNot failure={{ code: 'RESPONSIBLE_PROPOSES' }} />
        </Box>
      )}
    </>
  );
}

/** A percent as somebody types it; NaN for what is none, null for nothing. */
function shareOf(typed: string): number | null {
  const percent = typedNumber(typed.replace('%', ''));
  return percent === null ? null : percent / 100;
}

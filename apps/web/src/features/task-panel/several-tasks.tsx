import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import {
  choosable,
  hundredths,
  isFieldEditable,
  nameOf,
  type Plan,
  type PlanAction,
  type PlanRow,
} from '@plomada/domain';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PicksField } from '../../base/fields/picks-field';
import { typedNumber } from '../../base/fields/typed-number';
import { useFormat } from '../../base/format';
import { type RefusedLine, RefusedList } from '../../base/grid/refused-edits';
import { useAppSelector } from '../../base/hooks';
import { CloseIcon } from '../../base/icons/icons';
import { usePlanRows } from '../../plan/rows/use-plan-view';
import { usePlanEdits } from '../../plan/sending/use-plan-edits';
import { selectMay, selectMustPropose } from '../../plan/state/plan-selectors';
import { actionOf, type CellEdit } from '../gantt/cell-edits';
import { Facts, Quiet, Section } from './parts';
import { common, inAll } from '../../plan/rows/shared-values';
import { TypedText } from './typed-text';
import { UnfinishedWork } from './unfinished';

interface Props {
  readonly plan: Plan;
  readonly taskIds: readonly string[];
  readonly onClose: () => void;
}

/** Several tasks: what they share, and what is put into all of them as one action; those that do not take it are listed. */
export function SeveralTasks({ plan, taskIds, onClose }: Props) {
  const { t } = useTranslation(['taskPanel', 'common']);
  const all = usePlanRows();
  const rows = useMemo(() => all.filter(({ id }) => taskIds.includes(id)), [all, taskIds]);
  const { edit, refusedList } = useManyEdits(rows);
  return (
    <>
      <UnfinishedWork key={taskIds.join()} taskId={taskIds[0]!}>
        <Box
          component="header"
          sx={{
            display: 'flex',
            alignItems: 'center',
            px: 4,
            py: 3,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Typography variant="h2" sx={{ flex: 1 }}>
            {t('several.label', { count: rows.length })}
          </Typography>
          <IconButton size="small" aria-label={t('common:close')} title={t('closeKey')} onClick={onClose}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
        <Box tabIndex={0} sx={{ flex: 1, minHeight: 0, overflow: 'auto' }}>
          <Dates plan={plan} rows={rows} edit={edit} />
          <People plan={plan} rows={rows} edit={edit} />
          <Shares plan={plan} rows={rows} edit={edit} />
        </Box>
      </UnfinishedWork>
      {refusedList}
    </>
  );
}

/** Does one thing to each of the tasks. */
type EditMany = (actions: readonly (readonly [PlanRow, PlanAction])[]) => void;

function useManyEdits(rows: readonly PlanRow[]) {
  const { t } = useTranslation('taskPanel');
  const doTogether = usePlanEdits();
  const [lines, setLines] = useState<readonly RefusedLine[]>([]);
  const edit: EditMany = (actions) => {
    const answers = doTogether(
      actions.map(([, action]) => action),
      'taskPanel:several.done',
    );
    setLines(
      actions.flatMap(([{ text }], at) => {
        const refused = answers[at];
        return refused ? [{ what: text, ...refused }] : [];
      }),
    );
  };
  const title = t('several.refused', { count: lines.length, of: rows.length });
  return { edit, refusedList: <RefusedList title={title} lines={lines} onClose={() => setLines([])} /> };
}

interface PartProps {
  readonly plan: Plan;
  readonly rows: readonly PlanRow[];
  readonly edit: EditMany;
}

function Dates({ plan, rows, edit }: PartProps) {
  const { t } = useTranslation('taskPanel');
  const format = useFormat();
  const may = useAppSelector(selectMay('editPlan'));
  const timed = rows.filter(({ kind }) => isFieldEditable(kind, 'days'));
  const days = common(timed.map(({ duration }) => duration));
  const date = (of: (row: PlanRow) => string) => {
    const shared = common(rows.map(of));
    return shared === undefined ? t('several.differ') : format.date(shared);
  };
  return (
    <Section title={t('general')}>
      <Facts
        of={[
          { name: t('start'), value: date(({ firstDay }) => firstDay) },
          { name: t('end'), value: date(({ lastDay }) => lastDay) },
        ]}
      />
      {may && timed.length > 0 && (
        <Box sx={{ mt: 4 }}>
          <TypedText
            label={t('days')}
            value={days === undefined ? '' : String(days)}
            hint={days === undefined ? t('several.differ') : ' '}
            inputMode="numeric"
            maxLength={6}
            onTyped={(typed) => {
              const value = typedNumber(typed) ?? Number.NaN;
              edit(timed.map((row) => [row, actionOf(plan, { field: 'days', id: row.id, value })]));
              return null;
            }}
          />
        </Box>
      )}
    </Section>
  );
}

function People({ plan, rows, edit }: PartProps) {
  const { t } = useTranslation(['taskPanel', 'common']);
  const may = useAppSelector(selectMay('editPlan'));
  const { responsibles } = plan;
  const shared = inAll(rows.map((row) => row.responsibles));
  const called = (id: string) => {
    const person = responsibles.get(id);
    return person ? nameOf(person) : '';
  };
  const put = (chosen: readonly string[]) => {
    const change = (people: readonly string[], mode: 'add' | 'remove') =>
      people.length === 0
        ? []
        : rows.map(
            (row) =>
              [
                row,
                {
                  type: 'ASSIGN_RESPONSIBLES',
                  payload: { taskIds: [row.id], responsibles: [...people], mode },
                },
              ] as const,
          );
    const added = chosen.filter((id) => !shared.includes(id));
    const removed = shared.filter((id) => !chosen.includes(id));
    edit([...change(added, 'add'), ...change(removed, 'remove')]);
  };
  const names = shared.map(called).join(', ');
  return (
    <Section title={t('people')}>
      {may ? (
        <PicksField
          label={t('several.people')}
          keys={choosable(responsibles.rows, new Set(shared)).map(({ id }) => id)}
          nameOf={called}
          nothing={t('common:nobodyCalled')}
          value={shared}
          onChange={put}
        />
      ) : (
        <Quiet>{names || t('nobody')}</Quiet>
      )}
    </Section>
  );
}

const SHARES = ['commitment', 'progress'] as const;

function Shares({ plan, rows, edit }: PartProps) {
  const { t } = useTranslation('taskPanel');
  const may = useAppSelector(selectMay('recordProgress'));
  const proposes = useAppSelector(selectMustPropose);
  const { percent } = useFormat();
  const leaves = rows.filter(({ kind }) => kind !== 'summary');
  if (leaves.length === 0) return null;
  const fields = SHARES.map((field) => {
    const shared = common(leaves.map((row) => row[field]));
    return { field, shared, isOpen: may && !(proposes && field === 'commitment') };
  });
  const put = (field: (typeof SHARES)[number], typed: string) => {
    const value = typedNumber(typed.replace('%', ''));
    const share = value === null ? null : value / 100;
    edit(leaves.map((row) => [row, actionOf(plan, { field, id: row.id, value: share } satisfies CellEdit)]));
    return null;
  };
  return (
    <Section title={t('progress')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 3 }}>
        {fields.map(({ field, shared, isOpen }) => {
          const told = shared === undefined ? t('several.differ') : ' ';
          const text = shared === undefined || shared === null ? '' : String(hundredths(shared));
          return isOpen ? (
            <TypedText
              key={field}
              label={t(field === 'progress' ? 'donePercent' : 'commitmentPercent')}
              value={text}
              hint={told}
              inputMode="decimal"
              maxLength={6}
              onTyped={(typed) => put(field, typed)}
            />
          ) : (
            <Facts
              key={field}
              columns={1}
              of={[
                {
                  name: t(field === 'progress' ? 'done' : 'commitment'),
                  value: shared === undefined ? told : percent(shared === null ? null : hundredths(shared)),
                },
              ]}
            />
          );
        })}
      </Box>
    </Section>
  );
}

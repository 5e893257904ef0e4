import type { Proposal } from '@plomada/contracts';
import { type Change, type Plan, shownRestrictions, type ShownRestriction, type Task } from '@plomada/domain';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTHING, useFormat } from '../../base/format';
import { type AboutRestrictions, RESTRICTION_COLUMNS } from '../../columns/restriction-columns';
import { taskLabels } from '../../columns/restriction-texts';
import { useColumns, useWords } from '../../columns/use-columns';
import type { Outcome } from './proposal-outcome';
import { subjectOf } from './proposal-subject';

/** A value of what a proposal is about, in the words of its column. */
export interface ChangedValue {
  readonly field: string;
  readonly label: string;
  /** '' where there was nothing. */
  readonly before: string;
  readonly after: string;
}

/** What a proposal makes of a restriction; the rest of the columns follows from these and the day. */
const DECIDED = [
  'state',
  'detail',
  'tasks',
  'family',
  'type',
  'responsible',
  'required',
  'commited',
  'released',
  'releaseSaid',
  'comments',
];
/** Of a new one these go without saying: its description is its name, and what is found waits. */
const PLAIN_OF_NEW: readonly string[] = ['state', 'detail'];
/** What a proposal makes of a task, beside its days. */
const REPORTED = ['progress', 'causes', 'actualStart', 'actualFinish'] as const;
const NO_EDITING: AboutRestrictions = {
  people: [],
  families: [],
  today: '',
  problem: () => null,
  bindingProblem: () => null,
  releaseProblem: () => null,
};

type Taken = Extract<Outcome, { kind: 'taken' }>;

/** Says of what a proposal is about which of its values it changes, before and after. */
export function useChangedValues(): (
  plan: Plan,
  proposal: Proposal,
  taken: Taken,
  today: string,
) => readonly ChangedValue[] {
  const columns = useColumns(RESTRICTION_COLUMNS, useWords(), NO_EDITING);
  const ofTask = useTaskTexts();
  return useCallback(
    (plan, proposal, { after, changes }, today) => {
      const subject = subjectOf(plan, proposal);
      if (subject.kind === 'task') return ofTask(plan.tasks.get(subject.id), after.tasks.get(subject.id));
      const id = subject.kind === 'new' ? addedBy(changes) : subject.id;
      const rowIn = (one: Plan) => shownRestrictions(one, today).find((row) => row.id === id);
      const [old, now] = [rowIn(plan), rowIn(after)];
      const values = columns
        .filter(
          ({ id: of }) => DECIDED.includes(of) && !(subject.kind === 'new' && PLAIN_OF_NEW.includes(of)),
        )
        .map((column) => {
          const textOf = (row: ShownRestriction | undefined) => {
            if (!row) return '';
            const text = column.id === 'tasks' ? taskLabels(row) : column.text(row);
            return text === NOTHING ? '' : text;
          };
          const label = column.headInFull ?? column.head;
          return { field: column.id, label, before: textOf(old), after: textOf(now) };
        });
      return values.filter(({ before, after: made }) => before !== made);
    },
    [columns, ofTask],
  );
}

const addedBy = (changes: readonly Change[]): string | undefined => {
  const added = changes.find(({ table, kind }) => table === 'restrictions' && kind === 'add');
  return added?.kind === 'add' ? added.row.id : undefined;
};

function useTaskTexts() {
  const { t } = useTranslation(['notifications', 'gantt']);
  const format = useFormat();
  return useCallback(
    (before: Task | undefined, after: Task | undefined): readonly ChangedValue[] => {
      const textOf = (task: Task | undefined, field: (typeof REPORTED)[number]): string => {
        if (!task) return '';
        if (field === 'progress') return format.percent(task.progress * 100, 2);
        if (field === 'causes')
          return task.causes.map((cause) => t('causeText', { ...cause, id: undefined })).join('\n');
        return task[field] ? format.date(task[field]) : '';
      };
      return REPORTED.map((field) => ({
        field,
        label: field === 'causes' ? t('cause') : t(`gantt:columnInFull.${field}`),
        before: textOf(before, field),
        after: textOf(after, field),
      })).filter((value) => value.before !== value.after);
    },
    [t, format],
  );
}

import {
  isCauseDue,
  type Plan,
  type PlanAction,
  type ProgressFacet,
  progressMove,
  type WorkRow,
} from '@plomada/domain';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import type { RootState } from '../../app/workspace-state';
import type { BoardOptions } from '../../base/board/board';
import { useBoardQuestion } from '../../base/board/use-board-question';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { useFailureText } from '../../base/messages/use-failure-text';
import { useDecisionContext } from '../../plan/editing/use-decision-context';
import { usePlanChange } from '../../plan/editing/use-plan-change';
import { planActions } from '../../plan/state/plan-actions';
import { selectMay, selectMustPropose, selectPlan } from '../../plan/state/plan-selectors';
import { useTaskInAddress } from '../../plan/task-in-address/use-task-in-address';
import { ProgressIcon } from './progress-icon';
import { ProgressDialog } from './progress-dialog';
import { CARD_PX } from './work-card';
import { type LaneChoice, laneOf } from './work-lanes';

/** From what is to be done to what is done. */
const FACETS: readonly ProgressFacet[] = ['notDone', 'inProgress', 'completed'];
const SAID = { key: 'progress:changed', params: { count: 1 } } as const;
const idOf = ({ id }: WorkRow) => id;
const nameOf = ({ row }: WorkRow) => `${row.code} ${row.text}`;
const columnOf = ({ row }: WorkRow) => row.facet;

interface Options {
  readonly plan: Plan;
  readonly rows: readonly WorkRow[];
  readonly lanes: LaneChoice | null;
  readonly draw: (row: WorkRow) => ReactNode;
  /** A promise is not kept at the end of its term: the person is to say why. */
  readonly onExplain: (taskId: string) => void;
}

/** The board of work by how far it is, and the question that a move among what is in progress asks. */
export function useWorkBoard({ plan, rows, lanes, draw, onExplain }: Options): {
  readonly board: BoardOptions<WorkRow>;
  readonly question: ReactNode;
} {
  const { t } = useTranslation(['progress', 'gantt']);
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const contextNow = useDecisionContext();
  const record = useRecord(onExplain);
  const { open } = useTaskInAddress();
  const mayMove = useAppSelector(selectMay('recordProgress'));
  const { about: row, ask, answer } = useBoardQuestion<WorkRow>();

  const columns = useMemo(
    () =>
      FACETS.map((facet) => ({
        id: facet,
        title: t(`kanban.facet.${facet}`),
        empty: t(`kanban.none.${facet}`),
        sign: <ProgressIcon facet={facet} />,
      })),
    [t],
  );
  const { responsibles } = plan;
  const lane = useMemo(() => {
    const words = {
      nobody: t('kanban.without'),
      state: (state: WorkRow['reason']['state']) => t(`gantt:state.${state}`),
    };
    return laneOf(lanes, { responsibles }, words);
  }, [lanes, responsibles, t]);
  const moveTo = ({ id }: WorkRow, column: string) =>
    progressMove(plan, plan.tasks.get(id)!, column as ProgressFacet, contextNow());

  const board: BoardOptions<WorkRow> = {
    name: t('kanban.title'),
    columns,
    cards: rows,
    idOf,
    nameOf,
    columnOf,
    laneOf: lane,
    cardPx: CARD_PX,
    draw,
    refusal: (row, column) => {
      const move = moveTo(row, column);
      return move.kind === 'refused' ? failureText(move.refusal) : null;
    },
    // The plan itself tells why not, with the button that leads to what stands in the way.
    onRefused: (row, column) => {
      const move = moveTo(row, column);
      if (move.kind === 'refused') dispatch(planActions.submit(move.action));
    },
    onOpen: ({ id }) => open(id),
    ...(mayMove && {
      onMove: (row: WorkRow, column: string) => {
        const move = moveTo(row, column);
        if (move.kind === 'refused') return false;
        if (move.kind === 'action') return record(row, move.action);
        return ask(row);
      },
    }),
  };
  const question = row && (
    <ProgressDialog
      row={row}
      onGiven={(action, word) => answer(record(row, action, word))}
      onClose={() => answer(false)}
    />
  );
  return { board, question };
}

/** Records progress, or proposes it, and asks for the cause when it is time for it. Answers whether it is in the plan: what is proposed stays in its column. */
function useRecord(
  onExplain: (taskId: string) => void,
): (row: WorkRow, action: PlanAction, word?: string) => boolean {
  const store = useStore<RootState>();
  const contextNow = useDecisionContext();
  const change = usePlanChange();
  const proposes = useAppSelector(selectMustPropose);
  return useCallback(
    ({ id }, action, word = '') => {
      if (!change(action, { said: SAID, word }) || proposes) return false;
      const now = selectPlan(store.getState());
      const task = now?.tasks.get(id);
      // Who proposes is asked by the proposal.
      if (now && task && isCauseDue(now, task, contextNow().today)) onExplain(id);
      return true;
    },
    [store, contextNow, change, proposes, onExplain],
  );
}

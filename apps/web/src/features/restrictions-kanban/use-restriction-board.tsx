import { refusalFailure } from '@plomada/contracts';
import {
  type Plan,
  type Restriction,
  restrictionMove,
  type RestrictionState,
  type ShownRestriction,
} from '@plomada/domain';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardOptions } from '../../base/board/board';
import { useBoardQuestion } from '../../base/board/use-board-question';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { refusalShown } from '../../base/messages/messages-slice';
import { useFailureText } from '../../base/messages/use-failure-text';
import { useDecisionContext } from '../../plan/editing/use-decision-context';
import { usePlanChange } from '../../plan/editing/use-plan-change';
import { refusalLink } from '../../plan/messages/refusal-link';
import { selectMay, selectMustPropose } from '../../plan/state/plan-selectors';
import { ReleaseDialog } from '../restriction-dialog/release-dialog';
import { useOpenRestriction } from '../restriction-dialog/use-open-restriction';
import { RestrictionStateSign } from '../restrictions/restriction-state-label';
import { CARD_PX, RestrictionCard } from './restriction-card';
import { type LaneChoice, laneOf } from './restriction-lanes';

/** From what is to be done to what is done. */
const ORDER: readonly RestrictionState[] = [1, 5, 2, 3, 4];
const idOf = ({ id }: ShownRestriction) => id;
const nameOf = ({ detail }: ShownRestriction) => detail;
const columnOf = ({ state }: ShownRestriction) => String(state);
const draw = (row: ShownRestriction) => <RestrictionCard row={row} />;

/** A release whose day is being asked. */
interface Release {
  readonly restriction: Restriction;
  readonly proposed: string;
}

/** The board of restrictions by state, and the question that a move to the released ones asks. */
export function useRestrictionBoard(
  plan: Plan,
  rows: readonly ShownRestriction[],
  lanes: LaneChoice | null,
): { readonly board: BoardOptions<ShownRestriction>; readonly question: ReactNode } {
  const { t } = useTranslation(['restrictions', 'columns']);
  const open = useOpenRestriction();
  const failureText = useFailureText();
  const contextNow = useDecisionContext();
  const change = usePlanChange();
  const dispatch = useAppDispatch();
  const mayMove = useAppSelector(selectMay('recordProgress'));
  const proposes = useAppSelector(selectMustPropose);
  const { about: release, ask, answer } = useBoardQuestion<Release>();

  const columns = useMemo(
    () =>
      ORDER.map((state) => ({
        id: String(state),
        title: t(`columns:restrictionState.${state}`),
        empty: t(`kanban.empty.${state}`),
        sign: <RestrictionStateSign state={state} />,
      })),
    [t],
  );
  const lane = useMemo(() => laneOf(lanes, t('kanban.without')), [lanes, t]);
  const moveTo = (row: ShownRestriction, column: string) =>
    restrictionMove(plan, plan.restrictions.get(row.id)!, Number(column) as RestrictionState, contextNow());
  const releaseOn = ({ restriction }: Release, released: string, word = '') => {
    const payload = { restrictionId: restriction.id, released };
    // What is typed stays where nothing came of it, to be mended; what is proposed stays in its column.
    if (change({ type: 'UNBOUND_RESTRICTION', payload }, { word })) answer(!proposes);
  };

  const board: BoardOptions<ShownRestriction> = {
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
      if (move.kind !== 'refused') return null;
      return failureText(move.refusal);
    },
    onRefused: (row, column) => {
      const move = moveTo(row, column);
      if (move.kind !== 'refused') return;
      dispatch(refusalShown(refusalFailure(move.refusal), refusalLink(plan, move.refusal)));
    },
    onOpen: ({ id }) => open(id),
    ...(mayMove && {
      onMove: (row: ShownRestriction, column: string) => {
        const move = moveTo(row, column);
        if (move.kind === 'action') return change(move.action);
        if (move.kind === 'refused') return false;
        return ask({ restriction: plan.restrictions.get(row.id)!, proposed: move.proposed });
      },
    }),
  };
  const question = release && (
    <ReleaseDialog
      plan={plan}
      {...release}
      onReleased={(day, word) => releaseOn(release, day, word)}
      onClose={() => answer(false)}
    />
  );
  return { board, question };
}

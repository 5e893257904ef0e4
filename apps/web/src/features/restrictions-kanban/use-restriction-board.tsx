import {
  type Plan,
  type Restriction,
  restrictionMove,
  type RestrictionState,
  type ShownRestriction,
} from '@plomada/domain';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardOptions } from '../../base/board/board';
import { useAppSelector } from '../../base/hooks';
import { useFailureText } from '../../base/messages/use-failure-text';
import { useDecisionContext } from '../../plan/editing/use-decision-context';
import { usePlanChange } from '../../plan/editing/use-plan-change';
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

/** A release whose day is being asked; `answer` tells the board whether the card was moved. */
interface Asked {
  readonly restriction: Restriction;
  readonly proposed: string;
  readonly answer: (moved: boolean) => void;
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
  const mayMove = useAppSelector(selectMay('recordProgress'));
  const proposes = useAppSelector(selectMustPropose);
  const [asked, setAsked] = useState<Asked | null>(null);

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
  const { responsibles } = plan;
  const lane = useMemo(
    () => laneOf(lanes, (id) => responsibles.get(id)?.company ?? '', t('kanban.without')),
    [lanes, responsibles, t],
  );
  const moveTo = (row: ShownRestriction, column: string) =>
    restrictionMove(plan, plan.restrictions.get(row.id)!, Number(column) as RestrictionState, contextNow());
  const answer = (day: string | null, word = '') => {
    if (!asked) return;
    const payload = { restrictionId: asked.restriction.id, released: day! };
    const isTaken = day !== null && change({ type: 'UNBOUND_RESTRICTION', payload }, { word });
    // What is typed stays where nothing came of it, to be mended; what is proposed stays in its column.
    if (day !== null && !isTaken) return;
    asked.answer(isTaken && !proposes);
    setAsked(null);
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
    onOpen: ({ id }) => open(id),
    ...(mayMove && {
      onMove: (row: ShownRestriction, column: string) => {
        const move = moveTo(row, column);
        if (move.kind === 'action') return change(move.action);
        if (move.kind === 'refused') return false;
        const restriction = plan.restrictions.get(row.id)!;
        return new Promise<boolean>((resolve) =>
          setAsked({ restriction, proposed: move.proposed, answer: resolve }),
        );
      },
    }),
  };
  const question = asked && (
    <ReleaseDialog
      plan={plan}
      restriction={asked.restriction}
      proposed={asked.proposed}
      onReleased={answer}
      onClose={() => answer(null)}
    />
  );
  return { board, question };
}

import type { KeptDecision, KeptLine, MinutesAnswer } from '@plomada/contracts';
import { type MeetingKey, type MinutesContent, nameOf, type Plan } from '@plomada/domain';
import { useCallback, useEffect, useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { useProjectId } from '../../base/use-project-id';
import { contentOf } from './minutes-api';
import { keyOf, minutesActions, type MinutesInHand, selectMinutesOf } from './minutes-slice';

/** The minutes of a meeting as they are shown: what is written here comes before what the server has. */
export interface ShownMinutes extends Pick<MinutesInHand, 'status' | 'failure' | 'refused' | 'joinedWith'> {
  /** Null where nothing is written yet. */
  readonly content: MinutesContent | null;
  /** The lines with whom they name. */
  readonly said: readonly KeptLine[];
  /** The decisions of earlier meetings that waited for this one. */
  readonly open: readonly KeptDecision[];
  /** As the server keeps them. */
  readonly kept: MinutesAnswer['minutes'];
  readonly isUnsent: boolean;
  readonly write: (content: MinutesContent) => void;
  readonly again: () => void;
  readonly joiningRead: () => void;
}

/** The minutes of a meeting, loaded when first shown. */
export function useMinutes(plan: Plan, { number, date }: MeetingKey): ShownMinutes {
  const dispatch = useAppDispatch();
  const projectId = useProjectId()!;
  const inHand = useAppSelector((state) => selectMinutesOf(state, keyOf({ number, date })));
  const again = useCallback(
    () => void dispatch(minutesActions.requested({ projectId, number, date })),
    [dispatch, projectId, number, date],
  );
  useEffect(again, [again]);
  const write = useCallback(
    (content: MinutesContent) => void dispatch(minutesActions.changed({ projectId, number, date, content })),
    [dispatch, projectId, number, date],
  );
  const joiningRead = useCallback(
    () => void dispatch(minutesActions.joiningRead({ projectId, number, date })),
    [dispatch, projectId, number, date],
  );
  const { status, failure, refused, joinedWith, answer, own } = inHand;
  const kept = answer?.minutes ?? null;
  const content = useMemo(() => own ?? (kept && contentOf(kept)), [own, kept]);
  const said = useMemo(() => withNames(content?.said ?? [], kept?.said ?? [], plan), [content, kept, plan]);
  const open = answer?.open ?? NONE_OPEN;
  return {
    ...{ status, failure, refused, joinedWith, content, said, open, kept },
    ...{ isUnsent: own !== null, write, again, joiningRead },
  };
}

const NONE_OPEN: readonly KeptDecision[] = [];

/** As people are called in the minutes that are kept, else in the plan. */
function withNames(
  said: MinutesContent['said'],
  kept: readonly KeptLine[],
  { responsibles }: Plan,
): readonly KeptLine[] {
  const names = new Map(kept.map((line) => [line.id, line.aboutName]));
  return said.map((line) => {
    const person = line.about === null ? undefined : responsibles.get(line.about);
    return { ...line, aboutName: names.get(line.id) ?? (person ? nameOf(person) : '') };
  });
}

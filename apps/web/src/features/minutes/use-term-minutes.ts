import type { KeptDecision, KeptLine, MinutesAnswer } from '@plomada/contracts';
import { type MinutesContent, nameOf, type Plan } from '@plomada/domain';
import { useCallback, useEffect, useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { useProjectId } from '../../base/use-project-id';
import { contentOf } from './minutes-api';
import { minutesActions, selectTermMinutes, type TermMinutes } from './minutes-slice';

/** The minutes of a term as they are shown: what is written here comes before what the server has. */
export interface ShownMinutes extends Pick<TermMinutes, 'status' | 'failure' | 'refused' | 'joinedWith'> {
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

/** The minutes of the meeting that reviewed a term, loaded when first shown. */
export function useTermMinutes(plan: Plan, number: number): ShownMinutes {
  const dispatch = useAppDispatch();
  const projectId = useProjectId()!;
  const term = useAppSelector((state) => selectTermMinutes(state, number));
  const again = useCallback(
    () => void dispatch(minutesActions.requested({ projectId, number })),
    [dispatch, projectId, number],
  );
  useEffect(again, [again]);
  const write = useCallback(
    (content: MinutesContent) => void dispatch(minutesActions.changed({ projectId, number, content })),
    [dispatch, projectId, number],
  );
  const joiningRead = useCallback(
    () => void dispatch(minutesActions.joiningRead({ projectId, number })),
    [dispatch, projectId, number],
  );
  const { status, failure, refused, joinedWith, answer, own } = term;
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

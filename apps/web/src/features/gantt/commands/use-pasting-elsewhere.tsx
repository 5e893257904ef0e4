import {
  comparedNames,
  type CopiedTasks,
  type Lacking,
  pastingTasks,
  type Plan,
  type PlanAction,
  suggestedAnswer,
} from '@plomada/domain';
import { type ReactNode, useState } from 'react';
import { v7 as newId } from 'uuid';
import { useAppDispatch, useAppSelector } from '../../../base/hooks';
import { selectActor } from '../../../plan/state/plan-selectors';
import { ganttActions, type PasteAnswers } from '../gantt-slice';
import type { Place } from './insert-place';
import { pasteKey, rememberedAnswer } from './paste-answers';
import { PasteDialog } from './paste-dialog';

interface Pasting {
  readonly copied: CopiedTasks;
  readonly place: Place;
  /** Does what is pasted. */
  readonly onReady: (actions: readonly PlanAction[]) => void;
}

interface PastingElsewhere {
  /** Pastes what was copied in another project, once it is known what becomes of what this one lacks. */
  paste(pasting: Pasting): void;
  /** The question about it. */
  readonly dialog: ReactNode;
}

/** Pasting of another project's tasks. What was answered once in the session is not asked again. */
export function usePastingElsewhere(plan: Plan, projectId: string): PastingElsewhere {
  const dispatch = useAppDispatch();
  const actor = useAppSelector(selectActor);
  const remembered = useAppSelector(({ gantt }) => gantt.pasteAnswers);
  const [asked, setAsked] = useState<(Pasting & { readonly lacking: readonly Lacking[] }) | null>(null);
  if (!actor) return { paste: () => {}, dialog: null };

  const doPaste = ({ copied, place, onReady }: Pasting, answers: PasteAnswers) => {
    const names = comparedNames(plan, actor, copied.named);
    // What came to lack while the question was open is done as it would have been suggested.
    const answerTo = (one: Lacking) =>
      rememberedAnswer(plan, answers, projectId, one) ?? suggestedAnswer(one);
    onReady(pastingTasks(plan, copied, names, answerTo, place, newId));
  };
  const paste = (pasting: Pasting) => {
    const lacking = comparedNames(plan, actor, pasting.copied.named).lacking.filter(
      (one) => rememberedAnswer(plan, remembered, projectId, one) === null,
    );
    if (lacking.length > 0) setAsked({ ...pasting, lacking });
    else doPaste(pasting, remembered);
  };
  const dialog = asked && (
    <PasteDialog
      plan={plan}
      lacking={asked.lacking}
      onAnswered={(answers) => {
        const given = Object.fromEntries(
          asked.lacking.map((one, at) => [pasteKey(projectId, one), answers[at]!]),
        );
        dispatch(ganttActions.pasteAnswered(given));
        setAsked(null);
        doPaste(asked, { ...remembered, ...given });
      }}
      onClose={() => setAsked(null)}
    />
  );
  return { paste, dialog };
}

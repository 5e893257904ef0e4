import { answerHolds, type Lacking, type LackingAnswer, namedKey, type Plan } from '@plomada/domain';
import type { PasteAnswers } from '../gantt-slice';

/** Where an answer about something that a project lacks is remembered. */
export const pasteKey = (projectId: string, { table, id }: Lacking): string =>
  `${projectId} ${namedKey(table, id)}`;

/** What was answered of it before in this session; null where nobody was asked, or the plan does not allow it any more. */
export function rememberedAnswer(
  plan: Plan,
  answers: PasteAnswers,
  projectId: string,
  lacking: Lacking,
): LackingAnswer | null {
  const answer = answers[pasteKey(projectId, lacking)];
  return answer && answerHolds(plan, lacking, answer) ? answer : null;
}

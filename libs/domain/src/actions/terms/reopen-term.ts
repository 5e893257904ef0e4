import { reopenableTerm, reopenTerm } from '../../closing/reopen-term';
import { accept, refuse } from '../../decisions/decision';
import { object, text } from '../../shape/shape';
import { openTerm, waitingTerm } from '../../terms/open-term';
import { defineAction, SMALL } from '../action';
import { rowId } from '../payload-fields';
import { wordCharacters } from '../../names/visible-text';

/** Characters of the reason for opening a closed term again, at least and at most. */
export const REOPEN_REASON = { least: 20, most: 2000 } as const;

export const REOPEN_TERM = defineAction({
  type: 'REOPEN_TERM',
  summary:
    'Opens the short term that was closed last again, with a reason, to be closed again as the same; what was entered in the next one waits until then. Cannot be undone.',
  payload: object({ termId: rowId, reason: text(REOPEN_REASON.most) }),
  permission: 'closeTerm',
  maxBytes: SMALL,
  undo: 'never',
  decide(plan, { termId, reason }, context) {
    const why = reason.trim();
    const { least } = REOPEN_REASON;
    if (wordCharacters(why) < least) return refuse('REOPEN_REASON_SHORT', { least });
    if (waitingTerm(plan)) return refuse('REOPEN_ANOTHER_FIRST', { number: openTerm(plan).number });
    const term = reopenableTerm(plan);
    if (term?.id !== termId) return refuse('TERM_NOT_LAST_CLOSED');
    const reopened = reopenTerm(plan, term, why, context);
    return 'code' in reopened ? { ok: false, refusal: reopened } : accept(reopened);
  },
});

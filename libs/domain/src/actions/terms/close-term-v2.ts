import { may } from '../../permissions/permission';
import { boolean, integer, object, optional } from '../../shape/shape';
import { closeProblems } from '../../closing/close-problems';
import { closeTerm } from '../../closing/close-term';
import { openTerm } from '../../terms/open-term';
import { accept, refuse } from '../../decisions/decision';
import { defineAction, SMALL } from '../action';
import { rowId } from '../payload-fields';

export const CLOSE_TERM_V2 = defineAction({
  type: 'CLOSE_TERM_V2',
  summary:
    'Closes the open short term: records it, opens the next one, carries unfinished work over. Cannot be undone, only opened again or rolled back.',
  payload: object({
    termId: rowId,
    /** The plan's sequence number that was validated; the planning service refuses when the plan has moved on. */
    validatedSeq: optional(integer(0, Number.MAX_SAFE_INTEGER)),
    /** Closes although server data is missing; the checks below hold all the same. */
    forced: optional(boolean),
  }),
  permission: 'closeTerm',
  maxBytes: SMALL,
  undo: 'never',
  decide(plan, { termId, forced }, context) {
    if (openTerm(plan).id !== termId) return refuse('TERM_NOT_OPEN');
    if (forced && !may(context.actor, 'forceClose')) return refuse('CLOSE_FORCE_FORBIDDEN');
    const problems = closeProblems(plan);
    if (problems.message === null) return accept(closeTerm(plan, context));
    const counts = {
      responsibles: problems.missingResponsible.length,
      causes: problems.missingCauses.length,
    };
    const rows = new Set([...problems.missingResponsible, ...problems.missingCauses]);
    return refuse(problems.message, counts, [...rows]);
  },
});

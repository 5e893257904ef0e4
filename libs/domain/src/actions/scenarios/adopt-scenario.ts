import { type Decision, refuse } from '../../decisions/decision';
import { integer, object } from '../../shape/shape';
import { defineAction, SMALL } from '../action';
import { rowId } from '../payload-fields';
import { adoptionOf } from './adoption';

export const ADOPT_SCENARIO = defineAction({
  type: 'ADOPT_SCENARIO',
  summary:
    'Takes over what was tried in a scenario: tasks, links, dates, calendar, weights, resources and rhythm. What happened in the live plan since stays.',
  payload: object({
    /** Its own id in the project. */
    scenarioId: rowId,
    /** The scenario's last entry, as whoever adopts has seen it. */
    seq: integer(0, Number.MAX_SAFE_INTEGER),
  }),
  permission: 'adoptScenario',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { scenarioId, seq }, context): Decision {
    const scenario = context.scenario?.(scenarioId);
    if (!scenario) return refuse('SCENARIO_NEEDS_SERVER');
    if (scenario.seq !== seq) return refuse('SCENARIO_MOVED_ON');
    const adoption = adoptionOf(plan, scenario);
    if ('code' in adoption) return { ok: false, refusal: adoption };
    return { ok: true, changes: adoption.changes, after: adoption.after };
  },
});

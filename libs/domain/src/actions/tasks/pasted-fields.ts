import { DIMENSIONS } from '../../plan/measures';
import { keptLine, rowName } from '../../names/name-shape';
import { list, nullable, object, oneOf, optional, text, type TypeOf } from '../../shape/shape';
import { LAG, LINK_TYPE } from '../links/link-checks';
import { day, rowId } from '../payload-fields';
import { responsibleFields } from '../project/responsible-fields';
import { MAX_RESPONSIBLES } from '../../people/choice';
import { TASK_TEXT, TYPED_AMOUNTS, TYPED_DURATION, TYPED_QUANTITY, UNIT } from './task-fields';

/** A task as it is pasted: what is planned of it. People and resources are those that come along, or those of the plan. */
export const PASTED_TASK = object({
  id: rowId,
  /** Another task that is pasted, above in the list; null for what goes where it is pasted. */
  parent: nullable(rowId),
  text: TASK_TEXT,
  detail: text(5000),
  comments: text(5000),
  kind: oneOf('task', 'milestone'),
  start: day,
  duration: TYPED_DURATION,
  constraintType: oneOf('asap', 'alap', 'mso', 'mfo', 'snet', 'snlt', 'fnet', 'fnlt'),
  constraintDate: nullable(day),
  responsibles: list(rowId, MAX_RESPONSIBLES),
  resources: TYPED_AMOUNTS,
  unit: optional(UNIT),
  quantity: optional(nullable(TYPED_QUANTITY)),
  tunit: optional(nullable(oneOf(...DIMENSIONS))),
  /** Where it stands in the plan's line of balance. */
  rhythm: optional(object({ unit: rowId, category: rowId })),
});
export type PastedTask = TypeOf<typeof PASTED_TASK>;

export const PASTED_LINK = object({ source: rowId, target: rowId, type: LINK_TYPE, lag: LAG });

export const PASTED_PERSON = object({ id: rowId, ...responsibleFields });

export const PASTED_RESOURCE = object({ id: rowId, name: rowName, unit: optional(keptLine(60)) });

/** What is pasted, and what comes along. */
export interface Pasted {
  readonly tasks: readonly PastedTask[];
  readonly links: readonly TypeOf<typeof PASTED_LINK>[];
  readonly responsibles: readonly TypeOf<typeof PASTED_PERSON>[];
  readonly resources: readonly TypeOf<typeof PASTED_RESOURCE>[];
}

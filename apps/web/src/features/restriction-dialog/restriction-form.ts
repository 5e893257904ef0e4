import {
  batchOf,
  knownFamily,
  type Payload,
  type PlanAction,
  type Restriction,
  sameValue,
} from '@plomada/domain';

/** Where a restriction stands as far as people decide it; whether it is late follows from its dates. */
export type Status = 'open' | 'inProcess' | 'released';

/** What the dialog's fields hold. */
export interface RestrictionForm {
  readonly taskIds: readonly string[];
  readonly family: string;
  readonly type: 1 | 2;
  readonly detail: string;
  readonly comments: string;
  readonly responsible: string | null;
  /** Civil dates, '' for none. */
  readonly required: string;
  readonly commited: string;
  readonly status: Status;
  readonly released: string;
}

export const emptyForm = (taskIds: readonly string[]): RestrictionForm => ({
  taskIds,
  family: '',
  type: 1,
  detail: '',
  comments: '',
  responsible: null,
  required: '',
  commited: '',
  status: 'open',
  released: '',
});

export const formOf = (restriction: Restriction): RestrictionForm => ({
  taskIds: restriction.taskIds,
  family: restriction.family,
  type: restriction.type,
  detail: restriction.detail,
  comments: restriction.comments,
  responsible: restriction.responsible,
  required: restriction.required,
  commited: restriction.commited ?? '',
  status: restriction.released !== null ? 'released' : restriction.inProcess ? 'inProcess' : 'open',
  released: restriction.released ?? '',
});

/** What somebody has changed in the dialog; all other fields follow the plan. */
export type TouchedFields = Partial<RestrictionForm>;

/** What has been changed after one change more. A field that says again what the plan says counts as untouched. */
export function touchedAfter(
  current: RestrictionForm,
  touched: TouchedFields,
  change: TouchedFields,
): TouchedFields {
  const fields = Object.entries({ ...touched, ...change });
  return Object.fromEntries(
    fields.filter(([field, value]) => !sameValue(value, current[field as keyof RestrictionForm])),
  );
}

/** The fields being changed that the plan says otherwise than when they were touched: somebody else changed them meanwhile. */
export const changedMeanwhile = (
  current: RestrictionForm,
  touched: TouchedFields,
  seen: TouchedFields,
): readonly (keyof RestrictionForm)[] =>
  (Object.keys(touched) as (keyof RestrictionForm)[]).filter(
    (field) => !sameValue(seen[field], current[field]) && !sameValue(touched[field], current[field]),
  );

/** What has been changed, its family as the company's list spells it; null while the list has no such family. */
export function withKnownFamily(touched: TouchedFields, families: readonly string[]): TouchedFields | null {
  if (touched.family === undefined) return touched;
  const family = knownFamily(families, touched.family);
  return family === undefined ? null : { ...touched, family };
}

/** Whether all is there that a restriction cannot be without. */
export const isComplete = ({ taskIds, family, detail, required, status, released }: RestrictionForm) =>
  taskIds.length > 0 &&
  family.trim() !== '' &&
  detail.trim() !== '' &&
  required !== '' &&
  (status !== 'released' || released !== '');

export const newRestriction = (form: RestrictionForm): PlanAction => ({
  type: 'NEW_RESTRICTION',
  payload: valuesOf(form),
});

/** The one action that makes a restriction what the form says, null when it is that already. What the form did not change is not sent. */
export function restrictionEdit(
  id: string,
  before: RestrictionForm,
  form: RestrictionForm,
): PlanAction | null {
  const [was, is] = [valuesOf(before), valuesOf(form)];
  const values = Object.fromEntries(
    Object.entries(is).filter(([field, value]) => !sameValue(value, was[field as keyof typeof was])),
  );
  const edit: PlanAction[] =
    Object.keys(values).length > 0
      ? [{ type: 'EDIT_RESTRICTION', payload: { restrictionId: id, values } }]
      : [];
  return batchOf([...edit, ...statusActions(id, before, form)]);
}

function valuesOf(form: RestrictionForm): Payload<'NEW_RESTRICTION'> {
  const { taskIds, family, type, detail, comments, responsible, required, commited } = form;
  return {
    taskIds,
    family: family.trim(),
    type,
    detail: detail.trim(),
    comments: comments.trim(),
    responsible,
    commited: commited || null,
    required,
  };
}

function statusActions(id: string, before: RestrictionForm, form: RestrictionForm): readonly PlanAction[] {
  const { status, released } = form;
  if (status === before.status && released === before.released) return [];
  if (status === 'released')
    return [{ type: 'UNBOUND_RESTRICTION', payload: { restrictionId: id, released } }];
  if (status === before.status) return [];
  const inProcess = status === 'inProcess';
  return [{ type: 'SET_RESTRICTION_IN_PROCESS', payload: { restrictionId: id, inProcess } }];
}

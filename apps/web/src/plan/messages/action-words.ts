import { hundredths, type Payload, type Plan, type PlanAction } from '@plomada/domain';

/** An action in words: the end of a key below `actions:type.` and the values that it names. */
export interface ActionWords {
  readonly words: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Payloads of all actions as one shape of what they may have: read for words only. */
type Fields = Readonly<Record<string, unknown>>;

/** The bulk edits of one kind that have words of their own, and which field names the row. */
const ROW_OF_KIND: Readonly<Record<string, string>> = {
  EDIT_RESTRICTION: 'restrictionId',
  SET_RESTRICTION_IN_PROCESS: 'restrictionId',
  UNBOUND_RESTRICTION: 'restrictionId',
  CLEAR_RESTRICTION: 'restrictionId',
  SET_PROGRESS: 'taskId',
  SET_COMMITMENT: 'taskId',
};

/** The words for an action; `about` is the name kept with it when it was made. */
export function actionWords(action: PlanAction, about: string): ActionWords {
  const { type, payload } = action;
  const ofOneKind = action.type === 'BATCH_UPDATE' && wordsOfOneKind(action.payload.actions);
  if (ofOneKind) return ofOneKind;
  if (action.type === 'BATCH_UPDATE' && about !== '')
    return { words: 'BATCH_UPDATE_named', params: { about } };
  const fields = payload as Fields;
  const count = rowsOf(fields);
  const [variant, value] = valueOf(type, fields);
  return {
    words: variant ? `${type}_${variant}` : type,
    params: { about, ...(count !== null && { count }), ...(value !== undefined && { value }) },
  };
}

/** The words for a bulk edit that does one thing to many rows; null for one that does several, or what has no words of its own. */
function wordsOfOneKind(actions: Payload<'BATCH_UPDATE'>['actions']): ActionWords | null {
  const type = actions[0]?.type;
  if (type === undefined || actions.some((action) => action.type !== type)) return null;
  const words = `many.${type}`;
  // A new row has no id before it is made.
  if (type === 'NEW_RESTRICTION') return { words, params: { count: actions.length } };
  const row = ROW_OF_KIND[type];
  if (row === undefined) return null;
  const rows = new Set(actions.map(({ payload }) => (payload as Fields)[row]));
  return { words, params: { count: rows.size } };
}

/** How many rows a bulk action is about. */
function rowsOf({ ids, taskIds, entries, tasks, responsibles, actions }: Fields): number | null {
  const rows = [ids, taskIds, entries, actions, tasks, responsibles].find(Array.isArray);
  return Array.isArray(rows) ? rows.length : null;
}

/** The value that an action sets, when it is one that can be said in a few words, and the text that says it. */
function valueOf(type: PlanAction['type'], fields: Fields): [string?, (string | number)?] {
  switch (type) {
    case 'SET_PROGRESS':
    case 'FINISH_TASK':
      return ['', percent(fields['progress'])];
    case 'SET_COMMITMENT':
      return fields['commitment'] === null ? ['none'] : ['', percent(fields['commitment'])];
    case 'UPDATE_TASK':
      return single(fields, 'text');
    case 'MOVE_TASK':
      return fields['duration'] === undefined ? single(fields, 'start') : single(fields, 'duration');
    default:
      return [];
  }
}

const percent = (share: unknown): number => hundredths(Number(share));

/** A field that is the only one set. */
function single(fields: Fields, name: string): [string?, (string | number)?] {
  const set = Object.keys(fields).filter((field) => field !== 'id' && fields[field] !== undefined);
  return set.length === 1 && set[0] === name ? [name, fields[name] as string | number] : [];
}

/** The name of the row that an action is about, or of the first of several; null when there is none to name. */
export function nameOfRow(plan: Plan, { payload }: PlanAction): string | null {
  const fields = payload as Fields;
  const task = (id: unknown) => plan.tasks.get(String(id))?.text;
  const first = (list: unknown) => (Array.isArray(list) ? (list[0] as unknown) : undefined);
  const entry = first(fields['entries']) as { taskId?: string } | undefined;
  const link = plan.links.get(String(fields['id']));
  const person =
    plan.responsibles.get(String(fields['responsibleId'])) ??
    (fields['taskIds']
      ? undefined
      : (first(fields['responsibles']) as { firstName: string; lastName: string }));
  return (
    task(fields['id'] ?? fields['taskId'] ?? fields['source'] ?? first(fields['ids'] ?? fields['taskIds'])) ??
    task(entry?.taskId) ??
    task(link?.source) ??
    task(plan.photos.get(String(fields['photoId']))?.taskId) ??
    given((first(fields['tasks']) as { text?: string } | undefined)?.text) ??
    (person && `${person.firstName} ${person.lastName}`.trim()) ??
    plan.restrictions.get(String(fields['restrictionId']))?.detail ??
    plan.resources.get(String(fields['resourceId']))?.name ??
    plan.baselines.get(String(fields['baselineId']))?.name ??
    given(fields['text'] ?? fields['detail'] ?? fields['name'])
  );
}

/** The name of the one row that all parts of a bulk edit are about; null where they are about several, or about none that is there. */
export function nameOfOneRow(plan: Plan, { actions }: Payload<'BATCH_UPDATE'>): string | null {
  const rows = new Set(actions.map(({ payload }) => rowIn(payload as Fields)));
  return rows.size === 1 && !rows.has(undefined) ? nameOfRow(plan, actions[0] as PlanAction) : null;
}

const rowIn = ({ id, taskId, restrictionId }: Fields): unknown => id ?? taskId ?? restrictionId;

const given = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

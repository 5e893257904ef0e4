import type { GridColumn } from '@plomada/contracts';
import { isFieldEditable, type PlanRow, type RowField } from '@plomada/domain';

/** No task is called so: ids of tasks have no such signs, and those of before they had a form had none like them. */
const SIGN = '<group>';

/** What the head of the group with this key is called among the rows. */
export const groupId = (key: string): string => `${SIGN}${key}`;

/** Whether a row is the head of a group and no task. */
export const isGroupId = (id: string): boolean => id.startsWith(SIGN);

const OF_GROUPS: ReadonlySet<GridColumn> = new Set<GridColumn>(['text', 'start', 'end', 'days']);

/** Whether a column says something of a row: of the head of a group its name, its days and nothing else. */
export const isSaidOf = (column: GridColumn, { id }: { readonly id: string }): boolean =>
  !isGroupId(id) || OF_GROUPS.has(column);

/** Whether a field of a row takes anything: of a task by its kind, of the head of a group nothing. */
export const isRowEditable = ({ id, kind }: Pick<PlanRow, 'id' | 'kind'>, field: RowField): boolean =>
  !isGroupId(id) && isFieldEditable(kind, field);

import { cncLoss, type CncLogRow, hundredths } from '@plomada/domain';
import { NOTHING } from '../base/format';
import type { CatalogueColumn } from './catalogue';

type Id = Exclude<keyof CncLogRow, 'causeId' | 'taskId'>;
type Column = CatalogueColumn<CncLogRow, null, Id>;

const of = (id: Id, kind: Column['kind'], width: number, more: Partial<Column> = {}): Column => ({
  id,
  kind,
  label: `columns:cause.${id}`,
  width,
  value: (row) => row[id],
  ...more,
});

/** A share of a task, in percent. */
const share = (id: 'commitment' | 'progress', width: number, short?: string): Column =>
  of(id, 'percent', width, {
    ...(short && { short }),
    value: (row) => (row[id] === null ? null : hundredths(row[id])),
    text: (row, { format }) => format.percent(row[id] === null ? null : hundredths(row[id])),
  });

/** What tables say of the causes of non-compliance of closed terms (platform spec, "CNC log screen"). */
export const CAUSE_COLUMNS: readonly Column[] = [
  of('termNumber', 'number', 76, { short: 'columns:cause.termNumberShort' }),
  of('closingDate', 'instant', 160),
  of('origin', 'text', 106),
  of('type', 'text', 116, { grows: 0.4 }),
  of('detail', 'text', 130, {
    grows: 1.4,
    text: ({ detail }, { t }) => detail.trim() || t('columns:noDetail'),
  }),
  of('taskWBS', 'text', 74),
  of('taskName', 'text', 120, { grows: 1 }),
  of('responsible', 'text', 104, {
    grows: 0.5,
    // Each of several people is one to filter by.
    choices: ({ responsible }) =>
      responsible.split(', ').map((name) => ({ key: name, label: name || NOTHING })),
  }),
  share('commitment', 88, 'columns:cause.commitmentShort'),
  share('progress', 78),
  of('impact', 'percent', 84, {
    total: cncLoss,
    text: ({ impact }, { format }) => format.percentInColumn(impact, 2),
    totalText: (impact, { format }) => format.percentInColumn(impact, 2),
  }),
];

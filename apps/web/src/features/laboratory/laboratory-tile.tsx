import { sourceOf } from '@plomada/presentation';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilledReport } from '../reports/registry/report';
import { ReportTile } from '../reports/tile/report-tile';

type Rows<Row extends object> = Parameters<typeof sourceOf<readonly Row[], Row>>[0];

/** What one tile of the laboratory shows. */
export interface TileFilled {
  readonly name: string;
  readonly explanation: { readonly text: string; readonly source: string };
  /** Of how many projects and terms it is. */
  readonly ground: string;
  readonly filled: FilledReport;
}

/** A table of rows that are there already. */
export const tableOf = <Row extends object>(
  rows: readonly Row[],
  columns: Rows<Row>['columns'],
  idOf: (row: Row) => string,
) => sourceOf<readonly Row[], Row>({ columns, rowsOf: (all) => all, idOf }, rows);

/** The same of what a chart is made of: whichever point is chosen, all of them are shown. */
export const tableBehind = <Row extends object>(...table: Parameters<typeof tableOf<Row>>) => ({
  ...tableOf(...table),
  at: () => ({}),
});

/** A chart with the table of it and the rows behind, to be taken away like any report. */
export function LaboratoryTile({
  name,
  explanation,
  ground,
  filled,
  businessName,
}: TileFilled & { readonly businessName: string }): ReactNode {
  useTranslation('reports');
  return <ReportTile {...{ name, explanation, filled }} cutOff={ground} projectName={businessName} />;
}

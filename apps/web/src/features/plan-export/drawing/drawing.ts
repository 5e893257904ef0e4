import type { CivilDate, DateLimit, DayNumber, Link, PlanRow } from '@plomada/domain';
import type { Align } from '@plomada/presentation';

/** A column of the table at the left. */
export interface DrawingColumn {
  readonly header: string;
  readonly width: number;
  readonly align: Align;
  /** The column that shows the tree. */
  readonly tree?: boolean;
  text(row: PlanRow): string;
}

/** A stretch of days behind the bars; a line when it has no end. */
export interface DrawingBand {
  readonly name: 'today' | 'term' | 'lookahead' | 'data-date';
  readonly label: string;
  readonly from: CivilDate;
  readonly to: CivilDate | null;
}

/** A colour, and the pattern upon it, or a mark; and what it stands for. */
export interface LegendEntry {
  readonly colour: string;
  readonly pattern?: 'critical' | 'late';
  readonly limit?: DateLimit['holds'];
  readonly text: string;
}

/** Everything that a drawing of the whole plan says, in words of the language: what draws it knows no translations. */
export interface Drawing {
  /** The project. */
  readonly title: string;
  /** Company, term, day: one line under the title. */
  readonly subtitle: string;
  readonly rows: readonly PlanRow[];
  readonly columns: readonly DrawingColumn[];
  readonly links: readonly Link[];
  readonly bands: readonly DrawingBand[];
  readonly legend: readonly LegendEntry[];
  readonly show: { readonly links: boolean; readonly critical: boolean; readonly baseline: boolean };
  readonly language: string;
  /** First day that is drawn, and the day after the last. */
  readonly from: DayNumber;
  readonly to: DayNumber;
  /** The colour of a bar. */
  colourOf(row: PlanRow): string;
  /** The date that bounds it; null where none does. */
  limitOf(row: PlanRow): DateLimit | null;
  isWorking(day: DayNumber): boolean;
  /** 'Page 2 of 7'. */
  pageText(page: number, pages: number): string;
}

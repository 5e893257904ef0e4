import type { ProjectSummary } from '@plomada/contracts';
import { companyTotals } from '@plomada/domain';
import type { ExportTable } from '@plomada/interchange';

interface Shown {
  readonly shown: readonly { readonly id: string }[];
  readonly found: readonly ProjectSummary[];
  readonly table: () => ExportTable;
}

/** The report as it is shown, to be taken away: below the projects a line for all of them together. */
export function reportTable({ shown, found, table }: Shown, together: string): ExportTable {
  const { bl, realProgress, ppc, pcr } = companyTotals(found);
  const last: Readonly<Record<string, string | number | null>> = {
    name: together,
    ...{ bl, realProgress, ppc, pcr },
  };
  const taken = table();
  return { ...taken, lines: [...taken.lines, shown.map(({ id }) => last[id] ?? null)] };
}

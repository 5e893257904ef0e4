import { isCivilDate } from '@plomada/domain';
import type { ExportTable } from '@plomada/interchange';

/** A table as spreadsheets in this language take it when it is pasted: heads first, days and decimals as people write them. */
export function tableTexts(
  { columns, lines }: ExportTable,
  language: string,
): readonly (readonly string[])[] {
  const number = new Intl.NumberFormat(language, { useGrouping: false, maximumFractionDigits: 4 });
  const text = (cell: ExportTable['lines'][number][number]): string => {
    if (typeof cell === 'number') return number.format(cell);
    return isCivilDate(cell) ? cell.split('-').reverse().join('/') : String(cell ?? '');
  };
  return [columns.map(({ head }) => head), ...lines.map((line) => line.map(text))];
}

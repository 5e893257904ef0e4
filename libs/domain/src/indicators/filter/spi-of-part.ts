import { roundTo2 } from '../../progress/hundredths';
import { outsideOf, type SpiPoint } from '../spi';

/**
 * The SPI of some of the leaves. A close kept what each leaf had done and what of it was due, so that it is as it was then, whatever was
 * planned otherwise since. The two sides are percent of the whole project.
 */
export const spiOfPart = (
  whole: readonly SpiPoint[],
  isTaken: (id: string) => boolean,
): readonly SpiPoint[] =>
  whole.map((point) => {
    const rows = point.rows.filter(({ id }) => isTaken(id));
    const [done, due] = [sum(rows.map((row) => row.done)), sum(rows.map((row) => row.due))];
    return {
      ...point,
      value: due > 0 ? roundTo2(done / due) : null,
      numerator: roundTo2(done),
      denominator: roundTo2(due),
      outside: outsideOf(rows),
      rows,
    };
  });

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

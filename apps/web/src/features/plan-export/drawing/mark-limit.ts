import type { DateLimit } from '@plomada/domain';
import { INK } from './colours';
import type { Pen } from '@plomada/presentation';

const FLAG = { width: 3.6, height: 3 } as const;
const POLE = 0.9;

/** The flag at the day of a date constraint, as on the screen: it points to the days that are left, and is full where it is missed. */
export function markLimit(
  pen: Pen,
  x: number,
  { y, height }: { readonly y: number; readonly height: number },
  { holds, isMissed }: Pick<DateLimit, 'holds' | 'isMissed'>,
): void {
  const colour = isMissed ? INK.late : INK.text;
  const left = { from: x, on: x - FLAG.width / 2, until: x - FLAG.width }[holds];
  pen.path(
    [
      [x, y],
      [x, y + height],
    ],
    { stroke: colour, width: POLE },
  );
  const fill = isMissed ? INK.late : INK.paper;
  pen.rect(left, y, FLAG.width, FLAG.height, { fill, stroke: colour, width: POLE });
}

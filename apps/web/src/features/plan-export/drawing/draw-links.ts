import { dayNumber, type Link } from '@plomada/domain';
import { INK } from './colours';
import { dayX, type Frame, ROW_HEIGHT, rowY } from './frame';
import type { Pen, Point } from '@plomada/presentation';
import type { Drawing } from './drawing';

/** How far a link goes straight before it turns. */
const STUB = 4;
const ARROW = 2.6;

/** A link whose ends are both drawn, with the places of their rows. */
export interface PlacedLink {
  readonly link: Link;
  readonly source: number;
  readonly target: number;
  readonly critical: boolean;
}

/** The links between the drawing's rows, looked up once for all pages. */
export function placedLinks(drawing: Drawing): readonly PlacedLink[] {
  if (!drawing.show.links) return [];
  const places = new Map(drawing.rows.map(({ id }, place) => [id, place]));
  return drawing.links.flatMap((link) => {
    const [source, target] = [places.get(link.source), places.get(link.target)];
    if (source === undefined || target === undefined) return [];
    const critical =
      drawing.show.critical && drawing.rows[source]!.critical && drawing.rows[target]!.critical;
    return [{ link, source, target, critical }];
  });
}

/** Those that pass through the frame; what leaves it is cut off at its edge and goes on on the next page. */
export function drawLinks(pen: Pen, drawing: Drawing, frame: Frame, links: readonly PlacedLink[]): void {
  for (const placed of links) {
    const { source, target } = placed;
    if (Math.max(source, target) < frame.firstRow || Math.min(source, target) >= frame.endRow) continue;
    const route = routeOf(drawing, frame, placed);
    const colour = placed.critical ? INK.critical : INK.strong;
    pen.path(route, { stroke: colour, width: 0.6 });
    pen.path(arrowAt(route), { fill: colour });
  }
}

/** From the end that the type names to the one that it binds: 0 and 2 leave at the finish, 2 and 3 arrive there. */
function routeOf(drawing: Drawing, frame: Frame, { link, source, target }: PlacedLink): readonly Point[] {
  const [from, to] = [drawing.rows[source]!, drawing.rows[target]!];
  const leavesRight = link.type === '0' || link.type === '2';
  const arrivesLeft = link.type === '0' || link.type === '1';
  const x1 = dayX(frame, dayNumber(leavesRight ? from.end : from.start));
  const x2 = dayX(frame, dayNumber(arrivesLeft ? to.start : to.end));
  const [y1, y2] = [middleOf(frame, source), middleOf(frame, target)];
  const out = x1 + (leavesRight ? STUB : -STUB);
  const before = x2 + (arrivesLeft ? -STUB : STUB);
  const straight = arrivesLeft ? out <= before : out >= before;
  if (leavesRight === arrivesLeft && straight)
    return [
      [x1, y1],
      [out, y1],
      [out, y2],
      [x2, y2],
    ];
  if (leavesRight !== arrivesLeft) {
    const turn = leavesRight ? Math.max(out, before) : Math.min(out, before);
    return [
      [x1, y1],
      [turn, y1],
      [turn, y2],
      [x2, y2],
    ];
  }
  // The target begins before the source ends: around, between the rows.
  const between = y2 > y1 ? y2 - ROW_HEIGHT / 2 : y2 + ROW_HEIGHT / 2;
  return [
    [x1, y1],
    [out, y1],
    [out, between],
    [before, between],
    [before, y2],
    [x2, y2],
  ];
}

const middleOf = (frame: Frame, place: number): number => rowY(frame, place) + 6.5;

function arrowAt(route: readonly Point[]): readonly Point[] {
  const [x, y] = route.at(-1)!;
  const back = route.at(-2)![0] < x ? -ARROW : ARROW;
  return [
    [x, y],
    [x + back, y - ARROW / 1.6],
    [x + back, y + ARROW / 1.6],
  ];
}

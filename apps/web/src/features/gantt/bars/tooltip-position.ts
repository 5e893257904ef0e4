/** A part of the window, in its pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
type Size = Pick<Area, 'width' | 'height'>;
type Point = Pick<Area, 'left' | 'top'>;

/** Room between the pointer and what is said. */
const AWAY = { x: 12, y: 18 } as const;
const MARGIN = 8;

/**
 * Where what is said stands: beside the pointer, within the window, and off what must be seen. Where no side of the pointer is free of
 * that, a corner of the window is; where nothing is, the place that hides least.
 */
export function tooltipPosition(tip: Size, pointer: Point, window: Size, seen: readonly Area[] = []): Point {
  const [right, left] = [pointer.left + AWAY.x, pointer.left - AWAY.x - tip.width];
  const [below, above] = [pointer.top + AWAY.y, pointer.top - AWAY.y / 2 - tip.height];
  const far = { left: window.width - MARGIN - tip.width, top: window.height - MARGIN - tip.height };
  const within = (place: Point): Point => ({
    left: Math.max(MARGIN, Math.min(place.left, far.left)),
    top: Math.max(MARGIN, place.top),
  });
  const sides = [right, left].flatMap((x) => [below, above].map((y) => ({ left: x, top: y })));
  const corners = [far.left, MARGIN].flatMap((x) => [far.top, MARGIN].map((y) => ({ left: x, top: y })));
  const places = [...sides.filter(({ top }) => top <= far.top && top >= MARGIN).map(within), ...corners];
  const own = { ...pointer, width: 1, height: 1 };
  return places.reduce((best, place) =>
    hidden({ ...place, ...tip }, [own, ...seen]) < hidden({ ...best, ...tip }, [own, ...seen]) ? place : best,
  );
}

/** How much of all these an area lies over, in square pixels. */
function hidden(area: Area, seen: readonly Area[]): number {
  return seen.reduce((sum, one) => {
    const width = shared([area.left, area.width], [one.left, one.width]);
    return sum + width * shared([area.top, area.height], [one.top, one.height]);
  }, 0);
}

function shared([a, length]: readonly [number, number], [b, other]: readonly [number, number]): number {
  return Math.max(0, Math.min(a + length, b + other) - Math.max(a, b));
}

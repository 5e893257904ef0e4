import type { ColorType, GradientColorObject } from 'highcharts';
import { colour } from '../colours/colour';

/**
 * A colour with so many stripes across it, 1 or more: seen on bars and in the legend, and on paper too, which knows gradients and no
 * patterns.
 */
export function striped(main: string, stripes: number): GradientColorObject {
  const ground = colour('background-paper');
  const bands = 2 * stripes + 1;
  const stops = Array.from({ length: bands }, (_, band): [number, string][] => {
    const shown = band % 2 === 0 ? main : ground;
    return [
      [band / bands, shown],
      [(band + 1) / bands, shown],
    ];
  }).flat();
  return { linearGradient: { x1: 0, y1: 0, x2: 1, y2: 0 }, stops };
}

/** The colour of a point as text has it: of a striped one that of its first band. */
export const mainColour = (shown: ColorType | undefined): string =>
  typeof shown === 'object' && 'stops' in shown ? String(shown.stops[0]![1]) : String(shown);

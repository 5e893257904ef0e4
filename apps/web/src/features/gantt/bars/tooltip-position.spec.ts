import fc from 'fast-check';
import { type Area, tooltipPosition } from './tooltip-position';

const WINDOW = { width: 1440, height: 900 };
const TIP = { width: 300, height: 120 };
const overlaps = (a: Area, b: Area): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

describe('the place of what is said', () => {
  it.each([
    ['below the pointer and to its right', { left: 400, top: 300 }, { left: 412, top: 318 }],
    ['above it at the lower edge', { left: 400, top: 880 }, { left: 400 + 12, top: 880 - 9 - 120 }],
    ['moved back at the right edge', { left: 1400, top: 300 }, { left: 1440 - 8 - 300, top: 318 }],
  ])('is %s', (_, pointer, place) => {
    expect(tooltipPosition(TIP, pointer, WINDOW)).toEqual(place);
  });

  it('is off what must be seen: the bars that follow stand below the one that is dragged', () => {
    const pointer = { left: 700, top: 400 };
    const bars = Array.from({ length: 10 }, (_, row) => ({
      ...{ left: 650 + row * 40, top: 390 + row * 36, width: 200, height: 20 },
    }));
    const place = { ...tooltipPosition(TIP, pointer, WINDOW, bars), ...TIP };
    expect(bars.filter((bar) => overlaps(bar, place))).toEqual([]);
  });

  it('is in a corner where bars stand on all sides of the pointer', () => {
    const bars = [{ left: 200, top: 100, width: 1000, height: 600 }];
    const place = { ...tooltipPosition(TIP, { left: 700, top: 400 }, WINDOW, bars), ...TIP };
    expect(overlaps(bars[0]!, place)).toBe(false);
  });

  it('is within the window and off the pointer, wherever that is and whatever must be seen', () => {
    const area = fc.record({
      left: fc.integer({ min: -200, max: 1600 }),
      top: fc.integer({ min: -200, max: 1000 }),
      width: fc.integer({ min: 3, max: 900 }),
      height: fc.integer({ min: 10, max: 40 }),
    });
    const pointer = fc.record({
      left: fc.integer({ min: 0, max: 1439 }),
      top: fc.integer({ min: 0, max: 899 }),
    });
    fc.assert(
      fc.property(pointer, fc.array(area, { maxLength: 30 }), (at, bars) => {
        const { left, top } = tooltipPosition(TIP, at, WINDOW, bars);
        expect(left).toBeGreaterThanOrEqual(8);
        expect(top).toBeGreaterThanOrEqual(8);
        expect(left + TIP.width).toBeLessThanOrEqual(1432);
        expect(top + TIP.height).toBeLessThanOrEqual(892);
      }),
    );
  });
});

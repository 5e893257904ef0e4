const DOUBLE_CLICK_MS = 500;

/**
 * Tells whether a click is the second one on the same place. The browser's own double click never comes where the first
 * click makes the chart redraw the row: to the browser the second one is on another element.
 */
export function secondClick(now: () => number = () => performance.now()): (place: string) => boolean {
  let last = { place: '', at: -Infinity };
  return (place) => {
    const at = now();
    const second = last.place === place && at - last.at <= DOUBLE_CLICK_MS;
    last = second ? { place: '', at: -Infinity } : { place, at };
    return second;
  };
}

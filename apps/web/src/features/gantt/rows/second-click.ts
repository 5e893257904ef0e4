const DOUBLE_CLICK_MS = 500;

/**
 * Tells whether a click is the second one on the same place. The browser's own double click never comes where the first
 * click makes the chart redraw the row: to the browser the second one is on another element. `at` is when somebody clicked, in
 * milliseconds (`timeStamp` of the event): what the first click brings about may keep the second one waiting.
 */
export function secondClick(): (place: string, at: number) => boolean {
  let last = { place: '', at: -Infinity };
  return (place, at) => {
    const second = last.place === place && at - last.at <= DOUBLE_CLICK_MS;
    last = second ? { place: '', at: -Infinity } : { place, at };
    return second;
  };
}

/** Put into each page before its own scripts: knows when something is seen, in milliseconds. */
export function watchShown() {
  /** After the frame that is being prepared has been painted. */
  const painted = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
  const seen = {};
  window.firstShown = (selector) => seen[selector];
  for (const watched of ['.gantt_task_line', '.grid-body .grid-row']) {
    const look = () => {
      if (document.querySelector(watched)) void painted().then((at) => (seen[watched] = at));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }

  const read = ({ row, column, count, text, attribute }) => {
    if (text) return document.querySelector(text)?.textContent ?? '';
    if (attribute) return document.querySelector(attribute.of)?.getAttribute(attribute.name) ?? '';
    if (count) return String(document.querySelectorAll(count).length);
    const line = document.querySelectorAll('.gantt_grid_data .gantt_row')[row];
    return line?.querySelector(`[data-column-name="${column}"]`)?.textContent ?? '';
  };
  /** Milliseconds from the next event until the place shows the text, or with none another text than before. */
  window.shownAfter = (step) => {
    const before = read(step);
    window.shown = new Promise((resolve) => {
      const begin = (event) => {
        if (step.key && event.key !== step.key) return;
        window.removeEventListener(step.on, begin, true);
        const begun = event.timeStamp;
        const wait = () => {
          const text = read(step);
          if (step.shows === null || step.shows === undefined ? text !== before : text.includes(step.shows))
            void painted().then((at) => resolve(at - begun));
          else requestAnimationFrame(wait);
        };
        requestAnimationFrame(wait);
      };
      window.addEventListener(step.on, begin, true);
    });
  };
}

/** Milliseconds from the event that `act` causes until the page shows what `step` says (see watchShown). */
export async function shownAfter(page, step, act) {
  await page.evaluate((given) => window.shownAfter(given), step);
  await act();
  return page.evaluate(() =>
    Promise.race([
      window.shown,
      new Promise((_, reject) => setTimeout(() => reject(new Error('Not shown')), 20_000)),
    ]),
  );
}

import { at, summary } from './times.mjs';

/** A row of the bench about the frames that a page paints while something is done to it. */
export async function framesWhile(page, name, act) {
  await page.evaluate(() => {
    window.frameTimes = [];
    let last = performance.now();
    const next = (now) => {
      window.frameTimes.push(now - last);
      last = now;
      window.countingFrames = requestAnimationFrame(next);
    };
    window.countingFrames = requestAnimationFrame(next);
  });
  await act();
  const frames = await page.evaluate(() => {
    cancelAnimationFrame(window.countingFrames);
    return window.frameTimes.slice(1);
  });
  const perSecond = (1000 * frames.length) / frames.reduce((sum, one) => sum + one, 0);
  const p95 = at(frames, 0.95);
  return summary(
    name,
    frames,
    `${perSecond.toFixed(0)} a second, bar 50; 95 % ≤ ${p95.toFixed(0)} ms, bar 33`,
  );
}

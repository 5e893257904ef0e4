/** Asks until the answer is something; throws after `patience` ms. */
export async function eventually<T>(
  ask: () => T | undefined | false | null | Promise<T | undefined | false | null>,
  patience = 30_000,
): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`still not so after ${patience} ms: ${ask}`);
    await new Promise((again) => setTimeout(again, 20));
  }
}

/** How often it is looked whether somebody gave the job up, in milliseconds. */
const LOOK_EVERY = 500;

/** Does the work with a signal that ends it once nobody wants it any more. */
export async function whileWanted<T>(
  isWanted: () => Promise<boolean>,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const look = setInterval(() => {
    isWanted().then(
      (wanted) => wanted || controller.abort(new NotWanted()),
      // A database that is away for a moment is no reason to stop.
      () => undefined,
    );
  }, LOOK_EVERY);
  try {
    return await work(controller.signal);
  } finally {
    clearInterval(look);
  }
}

/** The work was given up: there is nothing to tell of it. */
export class NotWanted extends Error {}

/** How often it is looked whether somebody cancelled the job, in milliseconds. */
const LOOK_EVERY = 500;

/** Does the work of a job with a signal that ends it once the job is cancelled: then JobCancelled is thrown. */
export async function abortOnCancel<T>(
  isUnfinished: () => Promise<boolean>,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const look = setInterval(() => {
    isUnfinished().then(
      (unfinished) => unfinished || controller.abort(new JobCancelled()),
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

/** Somebody cancelled the job: there is nothing to tell of it. */
export class JobCancelled extends Error {}

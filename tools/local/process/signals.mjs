import { endRunning, killRunning } from './run-to-end.mjs';

/** npm passes a terminal's Ctrl-C on to its child, which gets it from the terminal too: that is one wish, not two. */
const ECHO_MS = 700;
const PARENT_CHECK_MS = 2000;

/** A program of npm ends when npm is gone, even if npm was killed and could not pass that on. */
function watchNpm(gone) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && gone(), PARENT_CHECK_MS).unref();
}

/**
 * Calls `end` on the first SIGINT, SIGTERM or SIGHUP, waits for the programs of a step under way, and exits with
 * `code()`. A second signal, later than an echo of the first, calls `kill` and exits with 130.
 */
export function onEnd({ end, kill, code = () => 0 }) {
  let first = 0;
  const hard = (status) => {
    killRunning();
    kill();
    process.exit(status);
  };
  const finish = async () => {
    try {
      await Promise.all([end(), endRunning()]);
      // What was waiting for those programs gets its turn to tidy up.
      setImmediate(() => process.exit(code()));
    } catch (error) {
      console.error(error);
      hard(1);
    }
  };
  const heard = () => {
    if (first === 0) {
      first = Date.now();
      void finish();
    } else if (Date.now() - first > ECHO_MS) hard(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, heard);
  watchNpm(() => first === 0 && heard());
}

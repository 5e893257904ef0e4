import { endRunning } from './run-to-end.mjs';

/** npm passes a terminal's Ctrl-C on to its child, which gets it from the terminal too: that is one wish, not two. */
const ECHO_MS = 700;

/**
 * Calls `end` on the first SIGINT, SIGTERM or SIGHUP and exits with 0 when it is through; a second one, later than an
 * echo of the first, calls `kill` and exits with 130.
 */
export function onEnd({ end, kill }) {
  let first = 0;
  const heard = () => {
    if (first === 0) {
      first = Date.now();
      endRunning('SIGTERM');
      end().then(
        () => process.exit(0),
        (error) => {
          console.error(error);
          kill();
          process.exit(1);
        },
      );
    } else if (Date.now() - first > ECHO_MS) {
      endRunning('SIGKILL');
      kill();
      process.exit(130);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, heard);
}

import { whenNpmIsGone } from './npm-parent.mjs';
import { endRunning, killRunning } from './run-to-end.mjs';

/** npm passes a terminal's Ctrl-C on to its child, which gets it from the terminal too: that is one wish, not two. */
const ECHO_MS = 700;

/** A terminal or pipe that closes must not keep us from ending what we started. */
function outliveOutput() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

/**
 * Calls `end` on the first SIGINT, SIGTERM or SIGHUP, waits for the programs of a step under way, and exits with
 * `code()`. A second SIGINT or SIGTERM, later than an echo of the first, calls `kill` and exits with 130.
 */
export function onEnd({ end, kill, code = () => 0 }) {
  let first = 0;
  const hard = (status) => {
    killRunning();
    kill();
    process.exit(status);
  };
  const finish = async () => {
    first = Date.now();
    try {
      await Promise.all([end(), endRunning()]);
      // What was waiting for those programs gets its turn to tidy up.
      setImmediate(() => process.exit(code()));
    } catch (error) {
      console.error(error);
      hard(1);
    }
  };
  const heard = (signal) => {
    if (first === 0) void finish();
    else if (signal !== 'SIGHUP' && Date.now() - first > ECHO_MS) hard(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, heard);
  outliveOutput();
  whenNpmIsGone(() => first === 0 && void finish());
}

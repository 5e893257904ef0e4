import { connect } from 'node:net';

/**
 * True when `host:port` accepts a connection and, if `say` is given, its reply starts with `hear`.
 * A listening port alone is not enough for Redis (it may still be loading) nor for RabbitMQ.
 */
export function answers({ port, host = '127.0.0.1', say, hear, timeout = 2000 }) {
  return new Promise((done) => {
    const socket = connect({ port, host });
    const end = (answer) => {
      socket.destroy();
      done(answer);
    };
    socket.setTimeout(timeout, () => end(false));
    socket.once('error', () => end(false));
    socket.once('close', () => end(false));
    socket.once('connect', () => (say ? socket.write(say) : end(true)));
    socket.once('data', (bytes) => end(bytes.subarray(0, hear.length).equals(Buffer.from(hear))));
  });
}

/**
 * Asks `check` every `every` ms until it says true. Gives up when `timeout` ms have passed or when `hopeless`
 * returns an error, which is thrown as it is.
 */
export async function waitUntil(check, { timeout, every = 100, hopeless = () => undefined, late }) {
  const end = Date.now() + timeout;
  while (!(await check())) {
    const error = hopeless();
    if (error) throw error;
    if (Date.now() > end) throw late();
    await new Promise((done) => setTimeout(done, every));
  }
}

/** jsdom plus the browser features that our libraries expect and jsdom lacks. */
const { TestEnvironment } = require('jest-environment-jsdom');

const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Response',
  'Headers',
  'structuredClone',
  'BroadcastChannel',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
];

/** Node's, which since Node 24 refuses signals that are not its own, as jsdom's are not. */
class RequestOfPage extends Request {
  constructor(input, { signal, ...init } = {}) {
    super(input, signal ? { ...init, signal: signalOfNode(signal) } : init);
  }
}

function signalOfNode(signal) {
  const ending = new AbortController();
  const end = () => ending.abort(signal.reason);
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
  return ending.signal;
}

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    const g = this.global;
    for (const name of FROM_NODE) g[name] ??= globalThis[name];
    g.Request = RequestOfPage;
    g.CSS ??= {};
    g.CSS.supports ??= () => false;
    g.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    // Nothing is laid out: everything is in sight.
    g.IntersectionObserver ??= class {
      constructor(tell) {
        this.tell = tell;
      }
      observe(target) {
        this.tell([{ target, isIntersecting: true }]);
      }
      disconnect() {}
    };
    g.matchMedia ??= () => ({
      matches: false,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
    });
  }
};

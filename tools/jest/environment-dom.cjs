/** jsdom plus the browser features that our libraries expect and jsdom lacks. */
const { TestEnvironment } = require('jest-environment-jsdom');

const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'structuredClone',
  'BroadcastChannel',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
];

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    const g = this.global;
    for (const name of FROM_NODE) g[name] ??= globalThis[name];
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

/* global jest */
/**
 * For specs that start programs and wait for them: how long a test or hook may take before it counts as one that hangs. On a
 * machine that does other things as well, thirty seconds were not enough for five services to start.
 */
jest.setTimeout(120_000);

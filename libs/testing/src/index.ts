export { backingConfig, describeWithBacking, freePort } from './backing';
export * from './random';
export * from './plan-generator';

export { backingConfig, describeWithBacking, freePort } from './backing';

export { backingConfig, describeWithBacking, freePort } from './backing';
export * from './random';
export * from './plan-generator';
export { buildApp, eventually, ServiceProcess } from './service-process';

export { backingConfig, describeWithBacking, freePort } from './backing';
export { Cable } from './cable';
export { DatabaseProcess } from './database-process';
export * from './random';
export * from './plan-generator';
export { buildApp, eventually, ServiceProcess } from './service-process';
export { PlanDump } from './plan-dump';

export { backingConfig, describeWithBacking, freePort } from './backing';
export { TcpProxy } from './tcp-proxy';
export { DatabaseProcess } from './database-process';
export * from './random';
export * from './plan-generator';
export { planWithHistory } from './plan-history';
export { pdfText } from './pdf-text';
export { buildApp, eventually, ServiceProcess } from './service-process';
export { PlanDump } from './plan-dump';

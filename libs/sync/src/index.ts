export * from './sync-state';
export * from './sync';

export * from './sync-state';
export * from './sync';
export * from './setbacks';
export * from './undo';

export * from './sync-state';
export * from './sync';
export * from './set-back';
export * from './setbacks';
export * from './undo';

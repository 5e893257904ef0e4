export * from './sync-state';
export * from './sync';
export * from './taking-in';
export * from './log-reset';
export * from './rejected-actions';
export * from './undo';

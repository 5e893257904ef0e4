export * from './sync-state';
export * from './sync';
export * from './incremental-rebase';
export * from './log-reset';
export * from './rejected-actions';
export * from './undo';

/** Injects the configuration that the process was started with. */
export const CONFIG = Symbol('CONFIG');
/** Injects the name of the app: 'gateway', 'planning', 'imports-worker' … */
export const APP_NAME = Symbol('APP_NAME');

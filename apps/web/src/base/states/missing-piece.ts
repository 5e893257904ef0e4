/**
 * What browsers say when a piece of the application that is loaded when it is needed does not come (Chromium, Firefox,
 * Safari), and what the build's loader says of its styles. There is no code or class to tell it by.
 */
const SAID = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
];

/**
 * Whether a piece of the application could not be loaded: a newer version took its place on the server, or there is no
 * network. Reloading the page helps then, and nothing is broken.
 */
export const isMissingPiece = (thrown: unknown): boolean =>
  thrown instanceof Error && SAID.some((words) => thrown.message.includes(words));

/** A wish that cannot be fulfilled: one sentence that says why. */
export class Refused extends Error {}

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const UPPER_SNAKE = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;

export function requireKebab(name) {
  if (!KEBAB.test(name ?? '')) throw new Refused(`"${name}" is not a name like close-term`);
}

export function requireUpperSnake(name) {
  if (!UPPER_SNAKE.test(name ?? '')) throw new Refused(`"${name}" is not a name like CLOSE_TERM`);
}

/** CLOSE_TERM → close-term */
export const kebabOf = (upperSnake) => upperSnake.toLowerCase().replaceAll('_', '-');
/** close-term → CloseTerm */
export const pascalOf = (kebab) => kebab.replace(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase());
/** close-term → closeTerm */
export const camelOf = (kebab) => kebab.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

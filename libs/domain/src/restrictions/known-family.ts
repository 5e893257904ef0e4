import { sameName } from '../names/name-key';

/**
 * The family of the company's list that a word means, as the list spells it (planning core, section 5, "a known family"); undefined
 * where it has none. The list is the company's and changes by itself, so that whoever takes a word in asks here: the plan cannot.
 */
export function knownFamily(families: readonly string[], word: string): string | undefined {
  return families.find((family) => sameName(family, word));
}

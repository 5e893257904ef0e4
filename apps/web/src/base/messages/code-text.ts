import type { TFunction } from 'i18next';
import { shownParams } from './shown-params';

/** How many rows the sentence and what is said behind it name. */
const NAMED = 3;

type Params = Readonly<Record<string, string | number>>;

/**
 * The sentence for a code, by its key, and behind it which other rows are refused for the same reason: one way of saying so for every
 * bulk edit. `t` is to know the texts of `codes` and `common`.
 */
export function codeText(
  t: TFunction<never>,
  key: string | readonly string[],
  params: Params | undefined,
  language: string,
): string {
  const say = t as unknown as (key: unknown, params: object) => string;
  const sentence = say(key, shownParams(params, language));
  const { count, task2, task3 } = params ?? {};
  if (task2 === undefined || typeof count !== 'number') return sentence;
  const more = count - NAMED;
  const form = more > 0 ? 'more' : task3 === undefined ? 'one' : 'two';
  const others = say(`common:refusedToo.${form}`, { task2, task3, count: more });
  return `${sentence.replace(/\.$/, '')}. ${others}`;
}

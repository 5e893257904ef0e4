import { searchable } from '@plomada/contracts';
import MiniSearch from 'minisearch';
import type { Language } from '../../base/i18n';
import type { HelpContent } from './help-pages';
import { type HelpSection, isOpening, sectionsOf } from './help-sections';

/** Words that questions have and answers are not found by. */
const PASSED_OVER: Readonly<Record<Language, ReadonlySet<string>>> = {
  es: new Set(
    (
      'a al algo como con cual cuando de del donde el ella en es esta este esto hace hacer hago hay la las le lo los me ' +
      'mi mis no nos o para pero plomada por porque puede puedo que quien quiero se ser si sin son su sus te tengo tiene un una uno y ya'
    ).split(' '),
  ),
  en: new Set(
    (
      'a an and are as at be by can do does for from how i if in is it me my not of on or our plomada so that the their them then there ' +
      'these this to want was we what when where which who why will with you your'
    ).split(' '),
  ),
};

/** Fewer letters than these are taken as they are typed; more may hold a mistake. */
const EXACT_BELOW = 5;
/** The share of a word's letters that may be wrong. */
const MISTYPED = 0.2;
/** Nobody reads further. */
const MOST_FOUND = 4;

/** Finds parts of the pages by words that somebody typed, the best first; it needs no network. */
export type HelpSearch = (question: string) => readonly HelpSection[];

/** Makes the search over the pages of a language. Case and accents do not matter, and a word may be begun or mistyped. */
export function helpSearch({ texts, words }: HelpContent, language: Language): HelpSearch {
  const sections = sectionsOf(texts);
  const byId = new Map(sections.map((section) => [section.id, section]));
  const passedOver = PASSED_OVER[language];
  const index = new MiniSearch<HelpSection & { readonly asked: string }>({
    fields: ['heading', 'title', 'asked', 'text'],
    processTerm: (term) => {
      const word = searchable(term);
      return word.length < 2 || passedOver.has(word) ? null : word;
    },
  });
  // Other words for a page lead to its beginning.
  index.addAll(
    sections.map((section) => ({
      ...section,
      text: withoutTargets(section.text),
      asked: isOpening(section) ? words[section.page] : '',
    })),
  );
  return (question) =>
    index
      .search(question, {
        boost: { heading: 4, asked: 4, title: 2 },
        prefix: (term) => term.length >= EXACT_BELOW - 1,
        fuzzy: (term) => (term.length < EXACT_BELOW ? false : MISTYPED),
      })
      .slice(0, MOST_FOUND)
      .flatMap(({ id }) => byId.get(id as string) ?? []);
}

/** Links lead to pages whose names are no words of this one. */
const withoutTargets = (text: string): string => text.replace(/\]\([^()]*\)/g, ']');

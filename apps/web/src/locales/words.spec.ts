import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsOf } from '../testing/translations';

interface Word {
  /** What is not said. */
  readonly variant: RegExp;
  /** What is said instead. */
  readonly say: string;
  /** Where the variant is right: the key, or a text that others prescribe. */
  readonly except?: RegExp;
}

/** One word for one thing: the field's. What the glossary explains is called so on every screen. */
const WORDS: Readonly<Record<'es' | 'en', readonly Word[]>> = {
  es: [
    // Kinds of links are named as schedulers name them, and one message as the specification writes it.
    {
      variant: /\bfin\b/i,
      say: 'término',
      except: /^gantt:.*type\d$|^log:.*\.[0-3]$|^codes:(ROW_FINISH_INVALID|LINK_TYPE_UNKNOWN)$/,
    },
    // A restriction is what work lacks before it can begin; what Project binds a task's dates by has Project's name.
    { variant: /restricci[oó]n(es)? de fechas?/i, say: 'delimitación' },
    // The glossary says under which other words a thing is known.
    {
      variant: /look-?ahead|planificaci[oó]n intermedia/i,
      say: 'mediano plazo',
      except: /^glossary:.*(also|abroad)$/,
    },
    { variant: /\bvisor(es)?\b/i, say: 'lector' },
    { variant: /\bretrasad[oa]s?\b/i, say: 'atrasada' },
    { variant: /\bRUT\b/, say: 'identificación tributaria' },
  ],
  en: [
    { variant: /\bassignees?\b/i, say: 'responsible' },
    { variant: /^ready$/i, say: 'made ready' },
    { variant: /\bis late\b/i, say: 'is delayed' },
    { variant: /\b(mid|medium)[ -]term\b/i, say: 'lookahead', except: /^glossary:.*also$/ },
    { variant: /\bRUT\b/, say: 'tax number' },
  ],
};

function flat(node: object, path: string): (readonly [string, string])[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : flat(value as object, `${path}${key}.`),
  );
}

/** Addresses have words of their own. */
const LINK_TARGET = /\]\([^()]*\)/g;

/** The pages of help and the lessons, as they stand in their files. */
const pagesOf = (language: string): (readonly [string, string])[] =>
  ['help', 'learning'].flatMap((feature) => {
    const folder = join(__dirname, '../features', feature, 'content', language);
    return readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .map(
        (file) =>
          [`${feature}/${file}`, readFileSync(join(folder, file), 'utf8').replace(LINK_TARGET, ']')] as const,
      );
  });

describe.each(['es', 'en'] as const)('the words of the screens in %s', (language) => {
  const texts = [
    ...Object.entries(textsOf(language)).flatMap(([namespace, node]) => flat(node, `${namespace}:`)),
    ...pagesOf(language),
  ];

  it.each(WORDS[language])('say “$say”, never $variant', ({ variant, except }) => {
    const wrong = texts.filter(([key, text]) => variant.test(text) && !except?.test(key));
    expect(wrong).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../environment';

export type Language = 'es' | 'en';
const FOLDERS = ['apps/web/src/locales', 'libs/presentation/src/words'];

/** Every text of a language by `namespace:key.of.it`. */
export function textsOf(language: Language): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const gather = (prefix: string, value: unknown): void => {
    if (typeof value === 'string') texts.set(prefix, value);
    else
      for (const [key, inner] of Object.entries(value as object))
        gather(prefix.endsWith(':') ? `${prefix}${key}` : `${prefix}.${key}`, inner);
  };
  for (const folder of FOLDERS.map((one) => join(ROOT, one, language)))
    for (const file of readdirSync(folder))
      gather(`${file.replace('.json', '')}:`, JSON.parse(readFileSync(join(folder, file), 'utf8')));
  return texts;
}

/** The words of a language by their keys; throws for a key that is not there. */
export function wordsOf(language: Language): (key: string) => string {
  const texts = textsOf(language);
  return (key) => {
    const text = texts.get(key);
    if (text === undefined) throw new Error(`no text ${key} in ${language}`);
    return text;
  };
}

/** What people and roles of the demo are called, in its language wherever it is shown, though screens use the words too. */
const OF_THE_DEMO: ReadonlySet<string> = new Set(['Administrador de obra', 'Capataz']);

/** Fixed texts of one language that the other never shows. */
export function foreignTexts(language: Language): ReadonlySet<string> {
  const own = new Set([...textsOf(language).values(), ...OF_THE_DEMO]);
  const others = [...textsOf(language === 'es' ? 'en' : 'es').values()];
  return new Set(others.filter((text) => !text.includes('{{') && text.length > 3 && !own.has(text)));
}

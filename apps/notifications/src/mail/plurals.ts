/** Which of two forms words take after a number. */
type Plural = (count: number, one: string, other: string) => string;

function pluralIn(lang: 'es' | 'en'): Plural {
  const rules = new Intl.PluralRules(lang);
  return (count, one, other) => (rules.select(count) === 'one' ? one : other);
}

export const pluralEs = pluralIn('es');
export const pluralEn = pluralIn('en');

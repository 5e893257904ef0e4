import { nameKey } from './name-key';

describe('names are the same', () => {
  const same: Readonly<Record<string, readonly [string, string]>> = {
    'in capitals': ['Torre Norte', 'TORRE norte'],
    'with other spaces': ['Torre Norte', '  Torre \t\n\u2800Norte '],
    'with the accent as a sign of its own': ['Río', 'Ri\u0301o'],
    'with a space of no width in them': ['Torre Norte', 'Torre\u200b Norte\ufeff'],
    'with letters joined or drawn otherwise': ['Torre', 'T\u200dorre\ufe0f'],
    'with a turn of the direction of writing': ['Torre', '\u202eTorre\u202c'],
    'with a control among them': ['Torre', 'Tor\u0000re'],
  };
  it.each(Object.entries(same))('%s', (_, [one, other]) => {
    expect(nameKey(other)).toBe(nameKey(one));
  });

  it('and others are not', () => {
    for (const other of ['Torre 2', 'Torré', 'm²', 'm2', 'Nº 1', 'No 1'])
      expect(nameKey(other)).not.toBe(nameKey('Torre'));
    expect(nameKey('m²')).not.toBe(nameKey('m2'));
    expect(nameKey('Nº 1')).not.toBe(nameKey('No 1'));
  });

  it('and one of which nobody sees anything is none', () => {
    for (const nothing of [
      ' \u200b\ufeff\t',
      '\u2800',
      '\u3164\uffa0',
      '\u115f\u1160',
      '\u{1d159}',
      '\u{e0020}',
    ])
      expect(nameKey(nothing)).toBe('');
  });
});

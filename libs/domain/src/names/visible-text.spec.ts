import { lineText, nameLine, nameText } from './name-shape';
import { wordCharacters } from './visible-text';
import { keptOf, problemsOf } from '../shape/shape';

describe('the characters of a text that say something', () => {
  it.each([
    ['Avance mal registrado', 21],
    ['  Llovió,   dos días ', 15],
    ['😀'.repeat(10), 0],
    ['. . . . . . .', 0],
    ['\u200b'.repeat(20), 0],
    ['进度录入有误', 6],
  ])('of «%s» are %d', (text, count) => expect(wordCharacters(text)).toBe(count));
});

it('names and lines do not turn the text around them', () => {
  const shapes = [nameLine(40), lineText(40)];
  const isTaken = (text: string) => shapes.map((shape) => problemsOf(shape, text).length === 0);
  expect(isTaken('\u202egnp.exe')).toEqual([false, false]);
  expect(isTaken('a\u2067b')).toEqual([false, false]);
  expect(isTaken('שלום\u200f')).toEqual([true, true]);
  expect(keptOf(nameText(40), '\u202egnp.exe')).toBe('gnp.exe');
});

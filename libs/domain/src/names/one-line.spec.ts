import { inOneLine } from './one-line';

describe('a text in one line', () => {
  it.each([
    ['Losa piso 2', 'Losa piso 2'],
    ['Losa  piso 2 ', 'Losa  piso 2 '],
    ['Hormigonar\nlosa', 'Hormigonar losa'],
    ['Hormigonar \r\n\t losa\u2028del\u2029piso', 'Hormigonar losa del piso'],
    ['\tLosa  2\n', 'Losa  2'],
    ['\n', ''],
  ])('%j is %j', (text, line) => expect(inOneLine(text)).toBe(line));
});

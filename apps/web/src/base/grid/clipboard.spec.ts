import { blockOn, putBlock } from './clipboard';

function clipboard(given: Readonly<Record<string, string>> = {}): DataTransfer {
  const data = new Map(Object.entries(given));
  return {
    getData: (kind: string) => data.get(kind) ?? '',
    setData: (kind: string, text: string) => void data.set(kind, text),
  } as unknown as DataTransfer;
}

/** As Excel writes it: with styles, and with long texts broken over lines of the source. */
const EXCEL = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td{color:red}</style></head><body>
<table border=0><!--StartFragment--><tr height=20><td class=xl65>Excavar
  zanja</td><td align=right>5</td></tr><tr><td>Vaciar &amp; vibrar<br>muro</td><td>12/03/2026</td></tr><!--EndFragment--></table></body></html>`;

describe('a block on the clipboard', () => {
  it('is the text where that has its lines', () => {
    expect(blockOn(clipboard({ 'text/plain': 'a\tb\r\nc\td', 'text/html': '' }))).toBe('a\tb\r\nc\td');
    const both = clipboard({
      'text/plain': 'uno\tdos',
      'text/html': '<table><tr><td>x<td>y</table>',
    });
    expect(blockOn(both)).toBe('uno\tdos');
  });

  it.each([
    ['there is no text', ''],
    ['line breaks have torn the text', 'Excavar zanja\t5\nVaciar & vibrar\nmuro\t12/03/2026'],
  ])('is read from the table where %s', (_case, text) => {
    expect(blockOn(clipboard({ 'text/plain': text, 'text/html': EXCEL }))).toBe(
      'Excavar zanja\t5\n"Vaciar & vibrar\nmuro"\t12/03/2026',
    );
  });

  it('keeps the columns that a cell reaches over', () => {
    const html = '<table><tr><td colspan=2>a</td><td>b</td></tr></table>';
    expect(blockOn(clipboard({ 'text/html': html }))).toBe('a\t\tb');
  });

  it('is no table where there is none, and runs nothing', () => {
    const html = '<img src=x onerror="document.title=1"><p>hola</p>';
    expect(blockOn(clipboard({ 'text/plain': 'hola', 'text/html': html }))).toBe('hola');
    expect(document.title).not.toBe('1');
  });

  it('comes back as it was put there, by text and by table', () => {
    const text = 'a <b>\t"dos\nlíneas"\nc & d\t';
    const both = clipboard();
    putBlock(both, text);
    expect(blockOn(both)).toBe(text);
    expect(blockOn(clipboard({ 'text/html': both.getData('text/html') }))).toBe(text);
  });
});

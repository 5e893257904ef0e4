import { protocolPdf } from './protocol-pdf';

/** A PDF as text: what is in its streams is packed, what stands around them is not. */
const plain = (pdf: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(pdf, 'latin1');
  });

describe('the minutes as a PDF', () => {
  it('has the letters that it is written in, so that it looks alike wherever it is opened', async () => {
    const blocks = [
      { kind: 'head', text: 'Decisiones' },
      { kind: 'line', text: 'Łukasz Ñuñoa: traer otra bomba' },
    ] as const;
    const pageText = (page: number, pages: number) => `Página ${page} de ${pages}`;
    const pdf = await plain(await protocolPdf({ title: 'Acta', blocks, pageText }));
    // Thick and thin, and the part of the font with the Polish letter.
    expect(pdf.match(/\/FontFile2 /g)?.length).toBeGreaterThanOrEqual(3);
    expect(pdf).not.toMatch(/Helvetica/);
  });
});

import {
  type DashboardPaper,
  dashboardPaper,
  fitted,
  formatFor,
  ownLetters,
  type Pen,
  pdfPen,
  wrapped,
} from '@plomada/presentation';
import { jsPDF } from 'jspdf';
import { svg2pdf } from 'svg2pdf.js/dist/svg2pdf.es.js';
import { chartDrawer } from './chart-drawer';
import type { DrawTask } from './draw-task';
import { fontFiles } from './font';
import { INK, LETTERS, ROOM, SHEET } from './sheet';
import { pagesOf } from './pages';
import { type DrawChart, setList, setTile } from './tile-on-paper';
import { wordsIn } from './words-in';

/** Pixels of a chart's drawing for each point of paper: its letters are as large as those around it. */
const PIXELS_A_POINT = 1.45;
const LOGO = { width: 120, height: 44 } as const;
const GAP = 12;
const FACTS_APART = 36;
const FILTER_LINE = 14;
const LEFT_OUT_LINE = 11;

/** The PDF of a dashboard. Its charts are drawn as lines and letters, not as pictures. */
export async function drawDashboard(task: DrawTask): Promise<Uint8Array<ArrayBuffer>> {
  const { lang, about, reports, results, filter, today, logo } = task;
  const telling = { t: await wordsIn(lang), format: formatFor(lang), today };
  const paper = dashboardPaper(about, reports, results, telling, filter);
  const pdf = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true });
  pdf.setProperties({ title: paper.title, author: about.maker ?? about.firm, creator: 'Plomada' });
  pdf.setLanguage(lang);
  const own = ownLetters(pdf, fontFiles());
  const pen = pdfPen(pdf, own, null);
  const charts = await chartDrawer(own, (text, size, bold) =>
    pen.widthOf(text, { size, bold, colour: INK.text }),
  );
  const drawChart: DrawChart = async ({ chart }, x, y, width, height) => {
    const size = { width: width * PIXELS_A_POINT, height: height * PIXELS_A_POINT };
    await charts.draw(chart!, size, (svg) => svg2pdf(svg, pdf, { x, y, width, height }));
  };
  const first = drawHead(pdf, pen, paper, logo);
  const tiles = paper.tiles.map((tile) =>
    tile.isList && tile.pending === null
      ? setList(pen, tile, paper.continued(tile.title))
      : setTile(pen, tile, drawChart),
  );
  const room = { first, top: SHEET.margin, bottom: ROOM.bottom, gap: GAP };
  for (const [at, page] of pagesOf(tiles, room).entries()) {
    if (at > 0) pdf.addPage('a4');
    for (const { y, height, draw } of page) await draw(y, height);
  }
  drawFeet(pdf, pen, paper);
  if (own.hasLeftOut()) drawLeftOut(pdf, pen, paper);
  return new Uint8Array(pdf.output('arraybuffer'));
}

/** The firm's picture at the right, what it is of at the left. Answers how far down it goes. */
function drawHead(pdf: jsPDF, pen: Pen, paper: DashboardPaper, logo: Uint8Array | null): number {
  const { margin } = SHEET;
  if (logo) {
    const { width, height } = pdf.getImageProperties(logo);
    const scale = Math.min(LOGO.width / width, LOGO.height / height);
    const [w, h] = [width * scale, height * scale];
    pdf.addImage(logo, 'PNG', SHEET.width - margin - w, margin, w, h);
  }
  const room = ROOM.width - (logo ? LOGO.width + GAP : 0);
  pen.text(margin, margin + 9, fitted(pen, paper.firm, room, LETTERS.firm), LETTERS.firm);
  let y = margin + 31;
  for (const line of wrapped(pen, paper.title, room, LETTERS.title)) {
    pen.text(margin, y, line, LETTERS.title);
    y += 22;
  }
  y = Math.max(y, margin + LOGO.height + GAP);
  let x: number = margin;
  for (const [name, text] of paper.facts) {
    const shown = fitted(pen, text, SHEET.width - margin - x, LETTERS.fact);
    pen.text(x, y, name, LETTERS.factName);
    pen.text(x, y + 12, shown, LETTERS.fact);
    x += Math.max(pen.widthOf(name, LETTERS.factName), pen.widthOf(shown, LETTERS.fact)) + FACTS_APART;
  }
  y += 22;
  for (const line of paper.filter.flatMap((said) => wrapped(pen, said, ROOM.width, LETTERS.fact))) {
    pen.text(margin, y + FILTER_LINE / 2, line, LETTERS.fact);
    y += FILTER_LINE;
  }
  pen.path(
    [
      [margin, y],
      [SHEET.width - margin, y],
    ],
    { stroke: INK.strong, width: 1 },
  );
  y += GAP;
  if (paper.empty !== null) pen.text(margin, y + GAP, paper.empty, LETTERS.made);
  return y;
}

function drawFeet(pdf: jsPDF, pen: Pen, paper: DashboardPaper): void {
  const pages = pdf.getNumberOfPages();
  const base = SHEET.height - SHEET.margin;
  for (let page = 1; page <= pages; page++) {
    pdf.setPage(page);
    const number = paper.pageText(page, pages);
    const left = SHEET.width - SHEET.margin - pen.widthOf(number, LETTERS.small);
    pen.text(left, base, number, LETTERS.small);
    const title = fitted(pen, `${paper.firm} · ${paper.title}`, ROOM.width * 0.7, LETTERS.small);
    pen.text(SHEET.margin, base, title, LETTERS.small);
  }
}

/** Whoever reads it is told that letters are missing, before they wonder about question marks. */
function drawLeftOut(pdf: jsPDF, pen: Pen, { leftOut }: DashboardPaper): void {
  pdf.setPage(1);
  pen.text(SHEET.margin, SHEET.height - SHEET.margin - LEFT_OUT_LINE, leftOut, LETTERS.small);
}

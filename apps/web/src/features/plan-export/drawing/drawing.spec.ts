import { dayNumber, type PlanRow } from '@plomada/domain';
import { fitted, LIGHT, type Pen } from '@plomada/presentation';
import { INK } from './colours';
import { drawFrame } from './draw-frame';
import { placedLinks } from './draw-links';
import { framesOf, type Frame, ROW_HEIGHT, tableWidth } from './frame';
import { ganttPdf, pdfFrames } from './gantt-pdf';
import type { Drawing } from './drawing';
import { scaleLines } from './time-scale';

const row = (place: number, change: Partial<PlanRow> = {}): PlanRow =>
  ({
    id: `t${place}`,
    code: String(place + 1),
    kind: 'task',
    text: `Tarea ${place + 1}`,
    depth: 1,
    start: '2026-03-02',
    end: '2026-03-07',
    firstDay: '2026-03-02',
    lastDay: '2026-03-06',
    duration: 5,
    progress: 0,
    state: 'executable',
    critical: false,
    baselineStart: null,
    baselineEnd: null,
    responsibles: [],
    ...change,
  }) as PlanRow;

const drawing = (rows: readonly PlanRow[], change: Partial<Drawing> = {}): Drawing => ({
  title: 'Edificio',
  subtitle: 'Constructora',
  rows,
  columns: [
    { header: 'Código', width: 40, align: 'left', text: ({ code }) => code },
    { header: 'Tarea', width: 160, align: 'left', tree: true, text: ({ text }) => text },
  ],
  links: [],
  bands: [],
  legend: [],
  show: { links: true, critical: true, baseline: true },
  language: 'es',
  from: dayNumber('2026-03-01'),
  to: dayNumber('2026-06-01'),
  colourOf: () => LIGHT.state.delayed,
  limitOf: () => null,
  isWorking: () => true,
  pageText: (page, pages) => `Página ${page} de ${pages}`,
  ...change,
});

/** Remembers what was drawn; every letter is a unit wide. */
function recorder() {
  const texts: string[] = [];
  const rects: { x: number; y: number; width: number; fill: string | undefined }[] = [];
  const pen: Pen = {
    rect: (x, y, width, _height, { fill }) => void rects.push({ x, y, width, fill }),
    path: () => undefined,
    text: (_x, _y, text) => void texts.push(text),
    widthOf: (text) => text.length,
    within: (_x, _y, _width, _height, draw) => draw(),
  };
  return { pen, texts, rects };
}

const room = { width: 800, height: 300 };
const at = { x: 0, y: 0 };
const covered = (frames: readonly Frame[]) =>
  new Set(
    frames.flatMap(({ firstRow, endRow, from, to }) =>
      Array.from({ length: endRow - firstRow }, (_, n) => firstRow + n).flatMap((place) =>
        Array.from({ length: to - from }, (_, n) => `${place} ${from + n}`),
      ),
    ),
  );

describe('the pages of a chart', () => {
  it.each([null, 4, 12, 900])('hold every row and every day once, a day being %s wide', (dayWidth) => {
    const plan = drawing(Array.from({ length: 41 }, (_, place) => row(place)));
    const frames = framesOf(plan, room, at, dayWidth);
    const cells = frames.reduce((sum, f) => sum + (f.endRow - f.firstRow) * (f.to - f.from), 0);
    expect(cells).toBe(41 * (plan.to - plan.from));
    expect(covered(frames).size).toBe(cells);
  });

  it('leave no row below the edge, and repeat the names to the right', () => {
    const plan = drawing(Array.from({ length: 41 }, (_, place) => row(place)));
    const frames = framesOf(plan, room, at, 12);
    for (const { firstRow, endRow } of frames)
      expect((endRow - firstRow) * ROW_HEIGHT).toBeLessThanOrEqual(room.height);
    expect(frames.map(({ columns }) => tableWidth(columns)).slice(0, 2)).toEqual([200, 160]);
  });
});

describe('a drawn page', () => {
  it('names its rows, and no others', () => {
    const { pen, texts } = recorder();
    const plan = drawing([row(0), row(1), row(2)]);
    const [frame] = framesOf(plan, room, at, null);
    drawFrame(pen, plan, { ...frame!, firstRow: 1, endRow: 2 }, placedLinks(plan));
    expect(texts).toContain('Tarea 2');
    expect(texts).not.toContain('Tarea 1');
    expect(texts).not.toContain('Tarea 3');
  });

  it('draws a bar from the first day to the end, and its baseline only when asked to', () => {
    const rows = [row(0, { baselineStart: '2026-03-03', baselineEnd: '2026-03-05' })];
    const shown = (baseline: boolean) => {
      const { pen, rects } = recorder();
      const plan = drawing(rows, { show: { links: false, critical: false, baseline } });
      const [frame] = framesOf(plan, room, at, 10);
      drawFrame(pen, plan, frame!, []);
      return rects.filter(({ x, fill }) => x > 200 && fill).map(({ x, width }) => [x, width]);
    };
    expect(shown(false)).toContainEqual([210, 50]);
    expect(shown(true)).toContainEqual([220, 20]);
    expect(shown(false)).not.toContainEqual([220, 20]);
  });
});

describe('a bar', () => {
  const drawn = (change: Partial<PlanRow>, limitOf: Drawing['limitOf'] = () => null) => {
    const fills: (string | undefined)[] = [];
    const strokes: (string | undefined)[] = [];
    const { pen } = recorder();
    const plan = drawing([row(0, change)], { limitOf });
    const [frame] = framesOf(plan, room, at, 10);
    const counting: Pen = {
      ...pen,
      rect: (_x, _y, _width, _height, { fill }) => void fills.push(fill),
      path: (_points, { stroke }) => void strokes.push(stroke),
    };
    drawFrame(counting, plan, frame!, []);
    return { fills, strokes };
  };

  it('on the critical path keeps its colour and has lines that nothing else has', () => {
    const { fills, strokes } = drawn({ critical: true });
    expect(fills).toContain(LIGHT.state.delayed);
    expect(strokes).toContain(INK.critical);
    expect(Object.values(LIGHT.state)).not.toContain(INK.critical);
    expect(drawn({}).strokes).not.toContain(INK.critical);
  });

  it.each(['delayed', 'late'] as const)('of work that is %s is hatched', (state) => {
    expect(drawn({ state }).strokes).toContain(INK.paper);
    expect(drawn({}).strokes).not.toContain(INK.paper);
  });

  it('has a flag at the date that bounds it, full where the date is missed', () => {
    const flag = (isMissed: boolean) => drawn({}, () => ({ holds: 'until', at: '2026-03-10', isMissed }));
    expect(drawn({}).strokes).not.toContain(INK.text);
    expect(flag(false).strokes).toContain(INK.text);
    expect(flag(true).strokes).toContain(INK.late);
  });
});

describe('the head of the days', () => {
  it.each([0.1, 0.3, 1, 4, 12])('leaves no day out, a day being %s wide', (dayWidth) => {
    const [from, to] = [dayNumber('2026-01-31'), dayNumber('2028-03-01')];
    for (const cells of scaleLines(from, to, dayWidth, 'es')) {
      expect(cells[0]!.from).toBe(from);
      expect(cells.at(-1)!.to).toBe(to);
      cells.slice(1).forEach((cell, place) => expect(cell.from).toBe(cells[place]!.to));
    }
  });

  it('names months and quarters in the language', () => {
    const labels = (dayWidth: number, language: string) =>
      scaleLines(dayNumber('2026-02-01'), dayNumber('2026-06-01'), dayWidth, language).map((cells) =>
        cells.map(({ label }) => label),
      );
    expect(labels(1, 'en')).toEqual([['2026'], ['Feb', 'Mar', 'Apr', 'May']]);
    expect(labels(0.3, 'es')).toEqual([['2026'], ['T1', 'T2']]);
  });
});

describe('a text in a cell', () => {
  it('is cut where it does not fit', () => {
    const { pen } = recorder();
    const letters = { size: 8, colour: '#000000' };
    expect(fitted(pen, 'Hormigón', 8, letters)).toBe('Hormigón');
    expect(fitted(pen, 'Hormigón de losa', 9, letters)).toBe('Hormigón…');
    expect(fitted(pen, 'Hormigón', 0, letters)).toBe('');
  });
});

/** jsdom's blobs can be read in this way only. */
const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob, 'latin1');
  });

describe('the PDF', () => {
  const plan = drawing(Array.from({ length: 80 }, (_, place) => row(place)));
  const layout = { paper: 'a4', dayWidth: null } as const;

  it('has a page for each cut, and says how far it is', async () => {
    const shares: number[] = [];
    const making = {
      signal: new AbortController().signal,
      onProgress: (share: number) => shares.push(share),
    };
    const pdf = await ganttPdf(plan, layout, making);
    const text = await textOf(pdf);
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(pdfFrames(plan, layout).length);
    expect(shares.at(-1)).toBe(1);
    // Whatever it is opened on, its letters are in it.
    expect(text).toMatch(/\/FontFile2/);
    expect(text).not.toMatch(/Helvetica/);
  });

  it('is given up in the middle', async () => {
    const controller = new AbortController();
    const making = { signal: controller.signal, onProgress: () => controller.abort(new Error('enough')) };
    await expect(ganttPdf(plan, layout, making)).rejects.toThrow('enough');
  });
});

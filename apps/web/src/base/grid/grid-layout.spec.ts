import type { Column } from './column';
import { gridLayout } from './grid-layout';

const column = (id: string, width: number, grows?: number): Column<string> => ({
  ...{ id, kind: 'text', head: id, width, value: () => '', text: () => '' },
  ...(grows !== undefined && { grows }),
});
const COLUMNS = [column('name', 100, 2), column('units', 80), column('causes', 90)];
const NEEDS = new Map([
  ['name', 200],
  ['units', 140],
  ['causes', 130],
]);
const NOTHING_CHOSEN = { widths: {}, pinned: [] };
const template = (room: number, view: Parameters<typeof gridLayout>[1] = NOTHING_CHOSEN, columns = COLUMNS) =>
  gridLayout(columns, view, { room, needs: NEEDS }).template;

describe('the widths of columns', () => {
  it('are their own while there is no more room, or nobody knows', () => {
    expect(template(270)).toBe('minmax(100px, 2fr) 80px 90px');
    expect(template(0)).toBe('minmax(100px, 2fr) 80px 90px');
  });

  it('give each what it lacks to show what is in it, and the rest to those that grow', () => {
    expect(template(900)).toBe('minmax(200px, 2fr) 140px 130px');
  });

  it('give what those lack that grow before the others, and share too little room in proportion', () => {
    expect(template(320)).toBe('minmax(150px, 2fr) 80px 90px');
    expect(template(420)).toBe('minmax(200px, 2fr) 110px 110px');
    expect(template(370, NOTHING_CHOSEN, [COLUMNS[0]!, column('units', 80, 1), COLUMNS[2]!])).toBe(
      'minmax(162px, 2fr) minmax(117px, 1fr) 90px',
    );
  });

  it('leave those alone that were drawn or pinned', () => {
    expect(template(900, { widths: { units: 60 }, pinned: ['name'] })).toBe('100px 60px 130px 1fr');
  });

  it('leave the end empty where none grows', () => {
    expect(template(900, NOTHING_CHOSEN, COLUMNS.slice(1))).toBe('140px 130px 1fr');
  });

  it('need no more than their own', () => {
    expect(gridLayout(COLUMNS, NOTHING_CHOSEN, { room: 900, needs: NEEDS }).width).toBe(270);
  });
});

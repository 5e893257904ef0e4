import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import type { Column } from './column';
import { GridTable } from './grid-table';
import { useGrid } from './use-grid';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly who: string;
}

const text = (id: 'name' | 'who', choices?: readonly string[]): Column<Row> => ({
  id,
  kind: 'text',
  head: id,
  width: 100,
  value: (row) => row[id],
  text: (row) => row[id],
  editor: {
    read: (typed) => (typed === '?' ? { problem: 'No es un nombre' } : { value: typed }),
    problem: (row) => (row.id === 'survey' ? { why: 'Trazar no se toca' } : null),
    limit: (row) => (row.id === 'pour' ? 'Solo un nombre corto' : null),
    ...(choices && { choices: choices.map((label) => ({ key: label, label })) }),
  },
});
const COLUMNS = [text('name'), text('who', ['Berta', 'Ana', 'Nora', 'Elena'])];
const DIG = { id: 'dig', name: 'Cavar', who: 'Berta' };
const POUR = { id: 'pour', name: 'Verter', who: 'Berta' };
const SURVEY = { id: 'survey', name: 'Trazar', who: 'Ana' };

/** A grid of two rows; `others` puts other rows in, as somebody else's work does; `taken` is what was put into cells. */
function shown() {
  const taken: (readonly [string, string, unknown])[] = [];
  let others: (rows: readonly Row[]) => void = () => undefined;
  const idOf = ({ id }: Row) => id;
  function Two() {
    const [rows, setRows] = useState<readonly Row[]>([DIG, POUR]);
    others = setRows;
    const grid = useGrid({
      ...{ name: 'Tareas', columns: COLUMNS, rows, idOf, rowName: ({ name }: Row) => name },
      onEdits: (edits) => {
        taken.push(...edits.map(({ row, column, value }) => [row.id, column.id, value] as const));
        const isTaken = edits.map(({ value }) => (value === 'taken' ? { why: 'Ya hay una' } : null));
        return { refused: isTaken, done: { changed: edits.length, undo: { type: 'undo' } } };
      },
    });
    return <GridTable grid={grid} />;
  }
  const { router } = show(<Two />);
  return { taken, router, others: (rows: readonly Row[]) => act(() => others(rows)) };
}

const cell = (name: string) => screen.getByText(name).closest<HTMLElement>('[data-cell]')!;
const field = () => document.querySelector<HTMLInputElement>('.grid-input');
const press = (element: Element, key: string) => fireEvent.keyDown(element, { key });
function begin(name: string, key = 'F2') {
  const element = cell(name);
  act(() => element.focus());
  press(element, key);
}

describe('a cell that is typed into', () => {
  beforeAll(() => startTestTranslations());

  it('is put in by who goes to another page without leaving it first', async () => {
    const { taken, router } = shown();
    begin('Verter');
    fireEvent.input(field()!, { target: { value: 'Verter radier' } });
    await act(() => router.navigate('/elsewhere'));
    expect(taken).toEqual([['pour', 'name', 'Verter radier']]);
    expect(screen.getByText('elsewhere')).toBeVisible();
  });

  it('is asked about before the page is left, where what it holds is refused', async () => {
    const { router } = shown();
    begin('Verter');
    fireEvent.input(field()!, { target: { value: 'taken' } });
    await act(() => router.navigate('/elsewhere'));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(screen.queryByText('elsewhere')).toBeNull();
  });

  it.each([
    ['come before it', [SURVEY, DIG, POUR]],
    ['before it are gone', [POUR]],
    ['stand in another order', [POUR, DIG]],
  ])('stays with its row, and keeps what is typed, when rows %s', (_what, rows) => {
    const { taken, others } = shown();
    begin('Verter');
    fireEvent.input(field()!, { target: { value: 'Verter radier' } });
    others(rows);
    if (field()) {
      expect(field()!.value).toBe('Verter radier');
      press(field()!, 'Enter');
    }
    expect(taken).toEqual([['pour', 'name', 'Verter radier']]);
  });

  it('is emptied at once, without a field that would take it away later', () => {
    const { taken } = shown();
    begin('Cavar', 'Delete');
    expect(taken).toEqual([['dig', 'name', '']]);
    expect(field()).toBeNull();
  });

  it('is opened by a second touch, as by a double click', () => {
    shown();
    const touch = () => {
      const down = createEvent.pointerDown(cell('Verter'));
      // The test's browser has no events of pointers.
      Object.defineProperty(down, 'pointerType', { value: 'touch' });
      fireEvent(cell('Verter'), down);
      act(() => cell('Verter').focus());
      fireEvent.click(cell('Verter'));
    };
    touch();
    expect(field()).toBeNull();
    touch();
    expect(field()!.value).toBe('Verter');
  });

  it.each([
    ['no value', '?', 'No es un nombre'],
    ['refused by the plan', 'taken', 'Ya hay una'],
  ])('keeps what was typed, with the reason beside it, when it is %s', (_what, typed, why) => {
    shown();
    begin('Verter');
    fireEvent.input(field()!, { target: { value: typed } });
    press(field()!, 'Enter');
    expect(screen.getByRole('alert')).toHaveTextContent(why);
    expect(field()).toHaveFocus();
    expect([field()!.value, field()!.getAttribute('aria-invalid')]).toEqual([typed, 'true']);
    expect(screen.queryByRole('dialog')).toBeNull();
    press(field()!, 'Escape');
    expect([field(), screen.queryByRole('alert')]).toEqual([null, null]);
  });

  it('says beforehand why it takes nothing, or not everything, and beside it once somebody types', () => {
    const { others } = shown();
    others([SURVEY, POUR]);
    const why = {
      title: 'Trazar no se toca',
      'aria-description': 'Trazar no se toca',
      'aria-readonly': 'true',
    };
    for (const [name, value] of Object.entries(why)) expect(cell('Trazar')).toHaveAttribute(name, value);
    expect(cell('Verter')).toHaveAttribute('aria-description', 'Solo un nombre corto');
    expect(cell('Verter')).toHaveAttribute('aria-readonly', 'false');
    begin('Trazar', 'x');
    press(cell('Trazar'), 'Enter');
    expect([field(), screen.getByRole('alert').textContent]).toEqual([null, 'Trazar no se toca']);
    press(cell('Trazar'), 'Escape');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is given up when its row is gone', () => {
    const { taken, others } = shown();
    begin('Verter');
    fireEvent.input(field()!, { target: { value: 'Verter radier' } });
    others([DIG]);
    expect(field()).toBeNull();
    expect(taken).toEqual([]);
  });

  it('takes one of several choices by its letters, and only when it is left', () => {
    const { taken } = shown();
    act(() => cell('Verter').focus());
    press(cell('Verter'), 'ArrowRight');
    const who = document.activeElement!;
    press(who, 'a');
    for (const key of ['n', 'a']) press(field()!, key);
    expect(taken).toEqual([]);
    press(field()!, 'Enter');
    expect(taken).toEqual([['pour', 'who', 'Ana']]);
  });

  it('takes none of its choices for letters that begin none of them', () => {
    const { taken } = shown();
    act(() => cell('Verter').focus());
    press(cell('Verter'), 'ArrowRight');
    press(document.activeElement!, 'a');
    for (const key of ['n', 'x', 'Backspace', 'e', 'l']) press(field()!, key);
    expect(field()!.value).toBe('anel');
    for (let typed = 4; typed > 0; typed--) press(field()!, 'Backspace');
    expect(field()!.value).toBe('Berta');
    press(field()!, '?');
    press(field()!, 'Enter');
    expect(screen.getByRole('alert')).toHaveTextContent('No es un nombre');
    expect([field()!.value, taken]).toEqual(['?', []]);
    press(field()!, 'Backspace');
    for (const key of ['n', 'o', 'Enter']) press(field()!, key);
    expect(taken).toEqual([['pour', 'who', 'Nora']]);
  });

  it('goes through its choices by arrows without taking one on the way', () => {
    const { taken } = shown();
    act(() => cell('Verter').focus());
    press(cell('Verter'), 'ArrowRight');
    press(document.activeElement!, 'F2');
    for (const name of ['Ana', 'Nora']) {
      press(field()!, 'ArrowDown');
      fireEvent.change(field()!, { target: { value: name } });
    }
    press(field()!, 'Enter');
    expect(taken).toEqual([['pour', 'who', 'Nora']]);
  });

  it('tells how much of what is pasted has no row to go into', async () => {
    const { taken } = shown();
    act(() => cell('Verter').focus());
    const clipboardData = { getData: () => 'Hormigonar\nVibrar\nCurar' };
    fireEvent.paste(cell('Verter'), { clipboardData });
    expect(taken).toEqual([['pour', 'name', 'Hormigonar']]);
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      'Se pegó solo una parte1 celda cambiadaDeshacerFaltan 2 líneas',
    );
  });
});

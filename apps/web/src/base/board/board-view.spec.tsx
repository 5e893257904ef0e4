import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { BoardView } from './board-view';

interface Card {
  readonly id: string;
  readonly at: string;
}

const COLUMNS = ['Pendiente', 'En proceso', 'Liberada'].map((title) => ({
  id: title,
  title,
  empty: `Nada ${title}`,
}));
const idOf = ({ id }: Card) => id;
const columnOf = ({ at }: Card) => at;
const drawn: string[] = [];
const drawCard = ({ id }: Card) => {
  drawn.push(id);
  return id;
};
/** Nothing goes straight to "En proceso" but by going on. */
const refusal = (_: Card, column: string) => (column === 'En proceso' ? 'Falta el responsable' : null);

/** Takes all cards off the board that is open, as somebody else's work may. */
let takeAll: () => void;
const refused = jest.fn();

function open(onMove?: (card: Card, column: string) => Promise<boolean> | boolean, count = 2) {
  const opened = jest.fn();
  const Example = () => {
    const [cards, setCards] = useState<readonly Card[]>(
      Array.from({ length: count }, (_, n) => ({ id: `c${n}`, at: 'Pendiente' })),
    );
    takeAll = () => setCards([]);
    const move = async (card: Card, column: string) => {
      const moved = await onMove!(card, column);
      if (moved) setCards((now) => now.map((one) => (one.id === card.id ? { ...one, at: column } : one)));
      return moved;
    };
    return (
      <BoardView
        board={{
          name: 'Restricciones',
          columns: COLUMNS,
          cards,
          idOf,
          nameOf: idOf,
          columnOf,
          laneOf: null,
          cardPx: 100,
          draw: drawCard,
          refusal,
          onOpen: opened,
          onRefused: ({ id }, column) => refused(id, column),
          ...(onMove && { onMove: move }),
        }}
      />
    );
  };
  show(<Example />);
  return opened;
}

const card = (name: string) => screen.getByRole('gridcell', { name });
const reach = (name: string) => act(() => card(name).focus());
const press = async (key: string) => {
  await act(async () => {
    fireEvent.keyDown(document.activeElement!, { key });
  });
};
/** The other one is that of the dragging library, which has nothing to say. */
const said = () => screen.getAllByRole('status')[0]!.textContent;

describe('a board by keys', () => {
  beforeAll(async () => {
    // jsdom scrolls nothing.
    Element.prototype.scrollIntoView = () => undefined;
    await startTestTranslations();
  });

  it('leads from card to card and opens one', async () => {
    const opened = open();
    reach('c0');
    await press('ArrowDown');
    expect(card('c1')).toHaveFocus();
    await press('Enter');
    expect(opened).toHaveBeenCalledWith({ id: 'c1', at: 'Pendiente' });
  });

  it('takes a card up, says over what it is and why it may not stay there, and puts it down', async () => {
    open(() => true);
    reach('c0');
    await press(' ');
    expect(said()).toMatch(/«c0» tomada de Pendiente/);
    expect(screen.getByRole('columnheader', { name: /En proceso/ })).toHaveTextContent(
      'Falta el responsable',
    );
    await press('ArrowRight');
    expect(said()).toBe('«c0» no puede pasar a En proceso: Falta el responsable');
    await press('ArrowRight');
    await press(' ');
    expect(said()).toBe('«c0» quedó en Liberada');
    expect(screen.getByRole('columnheader', { name: /Liberada/ })).toHaveTextContent('1 tarjeta');
    expect(card('c0')).toHaveFocus();
  });

  it('moves nothing when a column refuses, Escape gives it back or what was asked is not answered', async () => {
    const onMove = jest.fn(() => Promise.resolve(false));
    open(onMove);
    reach('c0');
    await press(' ');
    await press('ArrowRight');
    await press(' ');
    expect([said(), onMove.mock.calls.length]).toEqual([
      '«c0» no puede pasar a En proceso: Falta el responsable',
      0,
    ]);
    expect(refused.mock.calls).toEqual([['c0', 'En proceso']]);
    await press(' ');
    await press('Escape');
    expect(said()).toBe('«c0» volvió a Pendiente');
    await press(' ');
    await press('ArrowRight');
    await press('ArrowRight');
    await press('Enter');
    expect([said(), onMove.mock.calls.length]).toEqual(['«c0» sigue en Pendiente', 1]);
  });

  it('draws no other card again while one is reached, taken up and held over columns', async () => {
    open(() => true, 5);
    drawn.splice(0);
    reach('c1');
    await press(' ');
    await press('ArrowRight');
    await press('Escape');
    // The first was the one that keys come to, and is not any more.
    expect(new Set(drawn)).toEqual(new Set(['c0', 'c1']));
  });

  it('lets go of a card that somebody else has taken off the board, and says so', async () => {
    open(() => true);
    reach('c0');
    await press(' ');
    act(() => takeAll());
    expect(said()).toBe('«c0» ya no está en el tablero');
    expect(document.querySelector('.board-carrying')).toBeNull();
  });

  it('takes nothing up where it is to read only', async () => {
    open();
    reach('c0');
    await press(' ');
    expect(said()).toBe('');
  });

  it('says what a column without cards is for', () => {
    open();
    expect(screen.getByText('Nada Liberada')).toBeVisible();
  });

  it('is reached itself where it holds no card at all', () => {
    open();
    expect(screen.getByRole('grid')).not.toHaveAttribute('tabindex');
    act(() => takeAll());
    expect(screen.getByRole('grid')).toHaveAttribute('tabindex', '0');
  });
});

/** @jest-environment jsdom */
import { onLongPress } from './long-press';

const event = (name: string, more: Partial<PointerEvent> = {}) =>
  Object.assign(new Event(name, { bubbles: true, cancelable: true }), {
    ...{ pointerType: 'touch', clientX: 20, clientY: 30 },
    ...more,
  });

function pressed() {
  const list = document.body.appendChild(document.createElement('div'));
  const row = list.appendChild(document.createElement('button'));
  const told: unknown[] = [];
  const clicks: unknown[] = [];
  row.addEventListener('click', () => clicks.push(1));
  const end = onLongPress(
    list,
    (target) => target === row,
    (_, at) => told.push(at),
  );
  return { row, told, clicks, end };
}

describe('a finger that stays', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is told with its place, and its click is spared, the next one not', () => {
    const { row, told, clicks } = pressed();
    row.dispatchEvent(event('pointerdown'));
    jest.advanceTimersByTime(600);
    expect(told).toEqual([{ left: 20, top: 30 }]);
    row.dispatchEvent(event('pointerup'));
    row.dispatchEvent(event('click'));
    expect(clicks).toEqual([]);
    row.dispatchEvent(event('click'));
    expect(clicks).toEqual([1]);
  });

  it.each([
    ['moves on to scroll', event('pointermove', { clientY: 60 })],
    ['is lifted', event('pointerup')],
    ['is taken over by the browser', event('pointercancel')],
  ])('is no long press once it %s', (_, next) => {
    const { row, told } = pressed();
    row.dispatchEvent(event('pointerdown'));
    row.dispatchEvent(next);
    jest.advanceTimersByTime(600);
    expect(told).toEqual([]);
  });

  it('is told neither of a mouse nor where nothing is meant', () => {
    const { row, told } = pressed();
    row.dispatchEvent(event('pointerdown', { pointerType: 'mouse' }));
    jest.advanceTimersByTime(600);
    row.parentElement!.dispatchEvent(event('pointerdown'));
    jest.advanceTimersByTime(600);
    expect(told).toEqual([]);
  });

  it('is told once where the browser has an event of its own for it', () => {
    const { row, told } = pressed();
    row.dispatchEvent(event('pointerdown'));
    const own = event('contextmenu');
    row.dispatchEvent(own);
    jest.advanceTimersByTime(600);
    expect(told).toHaveLength(1);
    expect(own.defaultPrevented).toBe(true);
  });

  it('is told no more when it ended', () => {
    const { row, told, end } = pressed();
    row.dispatchEvent(event('pointerdown'));
    end();
    jest.advanceTimersByTime(600);
    expect(told).toEqual([]);
  });
});

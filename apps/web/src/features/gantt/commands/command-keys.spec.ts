import { COMMAND_GROUPS, COMMAND_KEYS, type CommandId, commandPressed, keyWords } from './command-keys';

const NOTHING_HELD = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const pressed = (key: string, held: Partial<typeof NOTHING_HELD> = {}, code = key) =>
  commandPressed({ ...NOTHING_HELD, ...held, key, code });

describe('the keys of commands', () => {
  it('call each command by keys of its own', () => {
    const all: readonly CommandId[] = Object.values(COMMAND_GROUPS).flat();
    const keys = all.map((id) => keyWords(COMMAND_KEYS[id], (key) => key));
    expect(new Set(keys).size).toBe(all.length);
  });

  it('are told apart by what is held with them', () => {
    expect(pressed('Insert')).toBe('addTask');
    expect(pressed('Insert', { altKey: true })).toBe('addChild');
    expect(pressed('F2')).toBe('rename');
    expect(pressed('F2', { ctrlKey: true })).toBe('link');
    expect(pressed('F2', { ctrlKey: true, shiftKey: true })).toBe('unlink');
    expect(pressed('ArrowRight')).toBeNull();
  });

  it('are known where a keyboard writes them otherwise', () => {
    expect(pressed('†', { altKey: true }, 'KeyT')).toBe('toToday');
    expect(pressed('/', { shiftKey: true }, 'Digit7')).toBe('search');
    expect(pressed('?', { shiftKey: true }, 'Minus')).toBe('shortcuts');
    expect(pressed('D', { metaKey: true }, 'KeyD')).toBe('duplicate');
  });

  it('leave to the browser what it gives by events of its own', () => {
    for (const key of ['c', 'x', 'v', 'z']) expect(pressed(key, { ctrlKey: true })).toBeNull();
  });

  it('are written as people say them', () => {
    const named = (key: string) => ({ Shift: 'Mayús', ArrowLeft: '←' })[key] ?? key;
    expect(keyWords(COMMAND_KEYS.collapseAll, named)).toBe('Alt + Mayús + ←');
    expect(keyWords(COMMAND_KEYS.toToday, named)).toBe('Alt + T');
  });
});

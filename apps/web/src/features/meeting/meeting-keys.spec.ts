import { commandOf } from './meeting-keys';

const pressed = (key: string, held = {}) =>
  commandOf({ key, ctrlKey: false, altKey: false, metaKey: false, ...held });

describe('the keys of the meeting', () => {
  it('give a quarter by the first digit of its percentage', () => {
    const shares = ['0', '2', '5', '7', '1'].map((key) => pressed(key));
    expect(shares).toEqual([0, 0.25, 0.5, 0.75, 1].map((share) => ({ do: 'share', share })));
    expect(pressed('3')).toBeNull();
  });

  it('move, turn to a step and name a cause, in small letters and capitals', () => {
    expect(pressed('ArrowUp')).toEqual({ do: 'row', by: -1 });
    expect(pressed('ArrowRight')).toEqual({ do: 'person', by: 1 });
    expect(pressed('P')).toEqual({ do: 'step', step: 'promise' });
    expect(pressed('c')).toEqual({ do: 'cause' });
  });

  it('leave to the browser what is held with another key, and what they do not know', () => {
    expect(pressed('r', { ctrlKey: true })).toBeNull();
    expect(pressed('constructor')).toBeNull();
    expect(pressed('Tab')).toBeNull();
  });
});

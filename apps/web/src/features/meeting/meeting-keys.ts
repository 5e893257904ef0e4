import type { MeetingStep } from './meeting-steps';

/** What somebody wants of the meeting by one key. */
export type MeetingCommand =
  /** 0..1 */
  | { readonly do: 'share'; readonly share: number }
  | { readonly do: 'row' | 'person'; readonly by: 1 | -1 }
  | { readonly do: 'step'; readonly step: MeetingStep }
  | { readonly do: Plain };
type Plain = (typeof PLAIN)[keyof typeof PLAIN];

/** One key stands for each quarter: the first digit of the percentage. */
const SHARES: Readonly<Record<string, number>> = { 0: 0, 2: 0.25, 5: 0.5, 7: 0.75, 1: 1 };

const PLAIN = {
  enter: 'exact',
  backspace: 'takeBack',
  delete: 'takeBack',
  a: 'asPromised',
  t: 'all',
  c: 'cause',
  s: 'nextStep',
  g: 'newEnd',
  x: 'close',
  n: 'newLine',
  v: 'newGuest',
  k: 'pdf',
  m: 'mail',
  e: 'end',
  f: 'fullScreen',
  escape: 'leave',
} as const;

const STEPS: Readonly<Record<string, MeetingStep>> = {
  o: 'decisions',
  r: 'review',
  p: 'promise',
  i: 'figures',
  d: 'protocol',
};

const MOVES: Readonly<Record<string, MeetingCommand>> = {
  arrowdown: { do: 'row', by: 1 },
  arrowup: { do: 'row', by: -1 },
  arrowright: { do: 'person', by: 1 },
  arrowleft: { do: 'person', by: -1 },
};

/** The command that a key stands for; null where it stands for none, as every key with Ctrl, Alt or the command key does. */
export function commandOf({
  key,
  ctrlKey,
  altKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>): MeetingCommand | null {
  if (ctrlKey || altKey || metaKey) return null;
  const pressed = key.toLowerCase();
  const own = <Value>(table: Readonly<Record<string, Value>>): Value | undefined =>
    Object.hasOwn(table, pressed) ? table[pressed] : undefined;
  const share = own(SHARES);
  if (share !== undefined) return { do: 'share', share };
  const step = own(STEPS);
  if (step) return { do: 'step', step };
  const plain = own<Plain>(PLAIN);
  return own(MOVES) ?? (plain ? { do: plain } : null);
}

/** The keys that are shown at the foot of a step, each with the word for what it does. */
export const KEYS_OF: Readonly<Record<MeetingStep, readonly (readonly [keys: string, does: string])[]>> = {
  decisions: [
    ['↑ ↓', 'decision'],
    ['1', 'isDone'],
    ['0', 'isNotDone'],
    ['⌫', 'unsaid'],
  ],
  review: [
    ['↑ ↓', 'row'],
    ['← →', 'person'],
    ['0 2 5 7 1', 'done'],
    ['Enter', 'exact'],
    ['A', 'asPromised'],
    ['T', 'allAsPromised'],
    ['C', 'cause'],
    ['X', 'close'],
  ],
  promise: [
    ['↑ ↓', 'row'],
    ['← →', 'person'],
    ['0 2 5 7 1', 'promise'],
    ['Enter', 'exact'],
    ['⌫', 'takeBack'],
    ['S', 'nextStep'],
    ['G', 'newEnd'],
  ],
  figures: [],
  protocol: [
    ['↑ ↓', 'attendee'],
    ['1', 'isPresent'],
    ['0', 'isAbsent'],
    ['⌫', 'unsaid'],
    ['T', 'allPresent'],
    ['V', 'newGuest'],
    ['N', 'newLine'],
    ['K', 'pdf'],
    ['M', 'mail'],
    ['E', 'end'],
  ],
};
export const KEYS_EVERYWHERE = [
  ['O R P I D', 'steps'],
  ['F', 'fullScreen'],
  ['Esc', 'leave'],
] as const;

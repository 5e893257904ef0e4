/** Everything that can be done on the Gantt beside the cells, in the order in which it is offered, by what it is about. */
export const COMMAND_GROUPS = {
  add: ['addTask', 'addMilestone', 'addChild'],
  task: ['openPanel', 'rename'],
  tree: ['indent', 'outdent', 'moveUp', 'moveDown'],
  links: ['link', 'unlink'],
  clipboard: ['copy', 'cut', 'paste', 'duplicate'],
  remove: ['delete'],
  steps: ['undo', 'redo'],
  branches: ['expandAll', 'collapseAll'],
  goTo: ['toToday', 'toSelection', 'toStart'],
  choose: ['selectAll', 'clear', 'search', 'print', 'shortcuts'],
} as const;

export type CommandGroup = keyof typeof COMMAND_GROUPS;
export type CommandId = (typeof COMMAND_GROUPS)[CommandGroup][number];

/** A key as `KeyboardEvent.key` or `.code` has it, with what is held; Ctrl is Command on a Mac. */
export interface Keys {
  readonly key: string;
  readonly ctrl?: boolean;
  readonly alt?: boolean;
  readonly shift?: boolean;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The keys of each command. Letters with Alt are known by their place: on a Mac they write other letters. */
export const COMMAND_KEYS: Readonly<Record<CommandId, Keys>> = {
  addTask: { key: 'Insert' },
  addMilestone: { key: 'KeyM', alt: true },
  addChild: { key: 'Insert', alt: true },
  openPanel: { key: 'Enter', alt: true },
  rename: { key: 'F2' },
  indent: { key: 'ArrowRight', alt: true },
  outdent: { key: 'ArrowLeft', alt: true },
  moveUp: { key: 'ArrowUp', alt: true },
  moveDown: { key: 'ArrowDown', alt: true },
  link: { key: 'F2', ctrl: true },
  unlink: { key: 'F2', ctrl: true, shift: true },
  copy: { key: 'c', ctrl: true },
  cut: { key: 'x', ctrl: true },
  paste: { key: 'v', ctrl: true },
  duplicate: { key: 'd', ctrl: true },
  delete: { key: 'Delete' },
  undo: { key: 'z', ctrl: true },
  redo: { key: 'y', ctrl: true },
  expandAll: { key: 'ArrowRight', alt: true, shift: true },
  collapseAll: { key: 'ArrowLeft', alt: true, shift: true },
  toToday: { key: 'KeyT', alt: true },
  toSelection: { key: 'KeyS', alt: true },
  toStart: { key: 'KeyI', alt: true },
  selectAll: { key: 'a', ctrl: true },
  clear: { key: 'Escape' },
  search: { key: '/' },
  print: { key: 'p', ctrl: true },
  shortcuts: { key: '?' },
};

/** Heard otherwise: the browser gives what is copied and pasted with events of its own, and steps are taken back on every page. */
const HEARD_ELSEWHERE: ReadonlySet<CommandId> = new Set(['copy', 'cut', 'paste', 'undo', 'redo']);

/** Signs that some keyboards write with Shift: what is written counts, not what is held. */
const SIGNS: ReadonlySet<string> = new Set(['/', '?']);

/** The command that is called by what was pressed; null for none. */
export function commandPressed(pressed: Pressed): CommandId | null {
  const ids = Object.keys(COMMAND_KEYS) as CommandId[];
  return ids.find((id) => !HEARD_ELSEWHERE.has(id) && isPressed(COMMAND_KEYS[id], pressed)) ?? null;
}

function isPressed({ key, ctrl = false, alt = false, shift = false }: Keys, pressed: Pressed): boolean {
  const isKey = pressed.key === key || pressed.code === key || pressed.key.toLowerCase() === key;
  const holds = (pressed.ctrlKey || pressed.metaKey) === ctrl && pressed.altKey === alt;
  return isKey && holds && (SIGNS.has(key) || pressed.shiftKey === shift);
}

/** The keys as people write them: `Ctrl + D`; `named` has the words of keys that are no sign. */
export function keyWords({ key, ctrl, alt, shift }: Keys, named: (key: NamedKey) => string): string {
  const held = [ctrl && 'Ctrl', alt && 'Alt', shift && named('Shift')].filter((one) => one !== false && one);
  return [...held, isNamed(key) ? named(key) : key.replace('Key', '').toUpperCase()].join(' + ');
}

const NAMED = [
  'Shift',
  'Insert',
  'Delete',
  'Enter',
  'Escape',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
] as const;
export type NamedKey = (typeof NAMED)[number];
const isNamed = (key: string): key is NamedKey => (NAMED as readonly string[]).includes(key);

/** Keys one after the other; what begins with `"` is typed letter by letter. */
type Keys = readonly string[];

export interface EverydayEdit {
  readonly name: string;
  /** The row whose name cell has the focus. */
  readonly at: string;
  readonly keys: Keys;
  /** What the grid's names, or these cells of a row, say afterwards. */
  readonly then:
    | { readonly names: string }
    | {
        readonly row: string;
        readonly column: 'code' | 'days' | 'start' | 'predecessors' | 'responsible';
        readonly says: string;
      }
    | { readonly shown: string };
  /** The same in MS Project, from the name cell of the same row of its Entry table. */
  readonly project: Keys;
}

const times = (count: number, key: string): Keys => Array<string>(count).fill(key);

/** Of a plan `1 Obra` with `Excavar`, `Moldar` and `Hormigonar` below it, and `2 Cierre`; each is undone before the next. */
export const EVERYDAY_EDITS: readonly EverydayEdit[] = [
  {
    ...{ name: 'Rename a task', at: 'Moldar', keys: ['"Torre', 'Enter'] },
    ...{ then: { names: 'Obra|Excavar|Torre|Hormigonar|Cierre' }, project: ['"Torre', 'Enter'] },
  },
  {
    ...{ name: 'Add a task between others', at: 'Excavar', keys: ['Insert', '"Torre', 'Enter'] },
    then: { names: 'Obra|Excavar|Torre|Moldar|Hormigonar|Cierre' },
    project: ['ArrowDown', 'Insert', '"Torre', 'Enter'],
  },
  {
    ...{ name: 'Add three tasks in a row', at: 'Excavar' },
    keys: ['Insert', '"Uno', 'Insert', '"Dos', 'Insert', '"Tres', 'Enter'],
    then: { names: 'Obra|Excavar|Uno|Dos|Tres|Moldar|Hormigonar|Cierre' },
    project: ['ArrowDown', 'Insert', '"Uno', 'Enter', 'Insert', '"Dos', 'Enter', 'Insert', '"Tres', 'Enter'],
  },
  {
    ...{ name: 'Add a milestone', at: 'Hormigonar', keys: ['Alt+m', '"Torre', 'Enter'] },
    then: { names: 'Obra|Excavar|Moldar|Hormigonar|Torre|Cierre' },
    project: ['ArrowDown', 'Insert', '"Torre', 'ArrowRight', '"0', 'Enter'],
  },
  {
    ...{ name: 'Add a task within another', at: 'Cierre', keys: ['Alt+Insert', '"Torre', 'Enter'] },
    then: { row: 'Torre', column: 'code', says: '2.1' },
    project: ['ArrowDown', '"Torre', 'Enter', 'ArrowUp', 'Alt+Shift+ArrowRight'],
  },
  {
    ...{ name: 'Indent', at: 'Cierre', keys: ['Alt+ArrowRight'] },
    ...{ then: { row: 'Cierre', column: 'code', says: '1.4' }, project: ['Alt+Shift+ArrowRight'] },
  },
  {
    ...{ name: 'Outdent', at: 'Hormigonar', keys: ['Alt+ArrowLeft'] },
    ...{ then: { row: 'Hormigonar', column: 'code', says: '2' }, project: ['Alt+Shift+ArrowLeft'] },
  },
  {
    ...{ name: 'Indent two tasks at once', at: 'Hormigonar', keys: ['Shift+ArrowDown', 'Alt+ArrowRight'] },
    then: { row: 'Cierre', column: 'code', says: '1.3' },
    project: ['Shift+ArrowDown', 'Alt+Shift+ArrowRight'],
  },
  {
    ...{ name: 'Move a task up', at: 'Moldar', keys: ['Alt+ArrowUp'] },
    then: { names: 'Obra|Moldar|Excavar|Hormigonar|Cierre' },
    project: ['Shift+Space', 'Ctrl+X', 'ArrowUp', 'Ctrl+V'],
  },
  {
    ...{ name: 'Set a duration', at: 'Moldar', keys: [...times(3, 'ArrowRight'), '"8', 'Enter'] },
    then: { row: 'Moldar', column: 'days', says: '8' },
    project: ['ArrowRight', '"8', 'Enter'],
  },
  {
    ...{ name: 'Set a start', at: 'Moldar', keys: ['ArrowRight', '"30/11/2026', 'Enter'] },
    then: { row: 'Moldar', column: 'start', says: '30/11/2026' },
    project: [...times(2, 'ArrowRight'), '"30/11/2026', 'Enter'],
  },
  {
    ...{ name: 'Link two tasks', at: 'Moldar', keys: ['Shift+ArrowDown', 'Control+F2'] },
    then: { row: 'Hormigonar', column: 'predecessors', says: '1.2' },
    project: ['Shift+ArrowDown', 'Ctrl+F2'],
  },
  {
    ...{ name: 'Part two tasks', at: 'Excavar', keys: ['Shift+ArrowDown', 'Control+Shift+F2'] },
    then: { row: 'Moldar', column: 'predecessors', says: '' },
    project: ['Shift+ArrowDown', 'Ctrl+Shift+F2'],
  },
  {
    ...{
      name: 'Type a predecessor',
      at: 'Hormigonar',
      keys: [...times(6, 'ArrowRight'), '"1.1CC+2', 'Enter'],
    },
    then: { row: 'Hormigonar', column: 'predecessors', says: '1.1CC+2' },
    project: [...times(4, 'ArrowRight'), '"2SS+2', 'Enter'],
  },
  {
    ...{ name: 'Put somebody in charge', at: 'Moldar', keys: [...times(5, 'ArrowRight'), '"Lu', 'Enter'] },
    then: { row: 'Moldar', column: 'responsible', says: 'Luis C.' },
    project: [...times(5, 'ArrowRight'), 'Alt+ArrowDown', 'ArrowDown', 'Enter', 'Enter'],
  },
  {
    ...{ name: 'Copy a branch below itself', at: 'Obra', keys: ['Control+c', 'Control+v'] },
    then: { names: 'Obra|Excavar|Moldar|Hormigonar|Obra|Excavar|Moldar|Hormigonar|Cierre' },
    project: ['Shift+Space', 'Ctrl+C', ...times(4, 'ArrowDown'), 'Ctrl+V'],
  },
  {
    ...{ name: 'Delete a task', at: 'Hormigonar', keys: ['Delete'] },
    ...{ then: { names: 'Obra|Excavar|Moldar|Cierre' }, project: ['Ctrl+-'] },
  },
  {
    ...{ name: 'Move a task down', at: 'Excavar', keys: ['Alt+ArrowDown'] },
    then: { names: 'Obra|Moldar|Excavar|Hormigonar|Cierre' },
    project: ['Shift+Space', 'Ctrl+X', 'ArrowDown', 'Ctrl+V'],
  },
  {
    ...{ name: 'See all about a task', at: 'Moldar', keys: ['Alt+Enter'] },
    ...{ then: { shown: 'Moldar' }, project: ['Shift+F2'] },
  },
  {
    ...{ name: 'Find a task', at: 'Obra', keys: ['/', '"cier', 'Enter'] },
    ...{ then: { names: 'Cierre' }, project: ['Ctrl+F', '"cier', 'Enter'] },
  },
];

export const keyCount = (keys: Keys): number =>
  keys.map((key) => (key.startsWith('"') ? key.length - 1 : 1)).reduce((sum, count) => sum + count, 0);

const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Control: 'Ctrl',
};

/** As people read them: three times the same key is `→ ×3`. */
function keysInWords(keys: Keys): string {
  const words: string[] = [];
  for (let at = 0; at < keys.length;) {
    const key = keys[at]!;
    let same = 1;
    while (keys[at + same] === key) same += 1;
    const word = key.startsWith('"')
      ? `“${key.slice(1)}”`
      : key
          .replace(/Arrow\w+|Control/g, (sign) => SIGNS[sign]!)
          .replace(/\+([a-z])$/, (end) => end.toUpperCase());
    words.push(same > 1 ? `${word} ×${same}` : word);
    at += same;
  }
  return words.join(', ');
}

/** The line of docs/keyboard.md on an edit. */
export function editLine({ name, keys, project }: EverydayEdit): string {
  return `| ${name} | ${keysInWords(keys)} | ${keyCount(keys)} | ${keysInWords(project)} | ${keyCount(project)} |`;
}

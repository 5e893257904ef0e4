import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { Column } from './column';

/** Where the cursor goes once a cell was typed. */
export type Then = 'down' | 'right' | 'left' | 'stay';

interface Props<Row> {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly text: string;
  readonly onCommit: (typed: string, then: Then) => void;
  readonly onGiveUp: () => void;
}

/** The field that a cell becomes while it is typed into. Enter goes down, Tab to the side, Escape gives up. */
export function CellInput<Row>({ column, row, text, onCommit, onGiveUp }: Props<Row>) {
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  // Given up or put in by a key, the field leaves the page, which takes the focus from it.
  const isOver = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange?.(text.length, text.length);
  }, [text]);
  const end = (then: Then) => {
    isOver.current = true;
    onCommit(field.current!.value, then);
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter') end('down');
    else if (event.key === 'Tab') end(event.shiftKey ? 'left' : 'right');
    else if (event.key === 'Escape') {
      isOver.current = true;
      onGiveUp();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const shared = {
    ref: field,
    className: 'grid-input',
    'aria-label': column.headInFull ?? column.head,
    onKeyDown: keys,
    onBlur: (_: FocusEvent) => {
      if (!isOver.current) end('stay');
    },
  };
  const { choices } = column.editor!;
  if (!choices) return <input {...shared} autoComplete="off" defaultValue={text} />;
  // What stands there stays until another is chosen, even where nobody could choose it any more.
  const present = column.text(row);
  const isOffered = choices.some(({ label }) => label === present);
  const offered = isOffered ? choices : [{ key: present, label: present }, ...choices];
  return (
    <select {...shared} defaultValue={present} onChange={() => end('stay')}>
      {offered.map(({ key, label }) => (
        <option key={key} value={label}>
          {label}
        </option>
      ))}
    </select>
  );
}

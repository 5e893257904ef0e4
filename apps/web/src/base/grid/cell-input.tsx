import { searchable } from '@plomada/contracts';
import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PROJECT_LEFT } from '../unsaved/leave-guard';
import { UnsavedGuard } from '../unsaved/unsaved-guard';
import type { Column } from './column';

/** Where the cursor goes once a cell was typed. */
export type Then = 'down' | 'right' | 'left' | 'stay';

interface Props<Row> {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly text: string;
  /** What was typed last was not taken, as is said beside the cell. */
  readonly isWrong: boolean;
  /** Answers whether the cell took it; the field stays as it is where it did not. */
  readonly onCommit: (typed: string, then: Then) => boolean;
  readonly onGiveUp: () => void;
}

/**
 * The field that a cell becomes while it is typed into. Enter goes down, Tab to the side, Escape gives up. Where there are
 * choices, letters go to the first that begins with them; what begins none stands there as it was typed, and is put in as that: the
 * column says why it is none of them.
 */
export function CellInput<Row>({ column, row, text, isWrong, onCommit, onGiveUp }: Props<Row>) {
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  // Given up or put in by a key, the field leaves the page, which takes the focus from it.
  const isOver = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange?.(text.length, text.length);
  }, [text]);
  const { choices } = column.editor!;
  const present = column.text(row);
  // What stands there stays until another is chosen, even where nobody could choose it any more.
  const isOffered = choices?.some(({ label }) => label === present);
  const offered = isOffered ? choices : choices && [{ key: present, label: present }, ...choices];
  const byLetters = (typed: string) =>
    offered?.find(({ label }) => searchable(label).startsWith(searchable(typed)))?.label;
  // The letters typed so far, the one that opened the field first: a browser begins anew with each pause, and without that one.
  const opening = text === present ? '' : text;
  const letters = useRef(opening);
  // Typed, and the beginning of no choice.
  const [unknown, setUnknown] = useState(offered && byLetters(opening) === undefined ? opening : null);
  useLayoutEffect(() => {
    if (unknown !== null) field.current!.value = unknown;
  }, [unknown]);
  // By keys one goes past choices that are not meant: only the pointer takes one at once.
  const byPointer = useRef(false);
  const end = (then: Then) => {
    isOver.current = true;
    isOver.current = onCommit(field.current!.value, then);
  };
  // Whoever goes back or loads the page again leaves the field as well, which tells it nothing.
  const isHeld = () => {
    if (!isOver.current) end('stay');
    return !isOver.current;
  };
  const guard = <UnsavedGuard unsaved={isHeld} params={PROJECT_LEFT} />;
  const choose = (typed: string) => {
    letters.current = typed;
    const found = typed === '' ? present : byLetters(typed);
    setUnknown(found === undefined ? typed : null);
    if (found !== undefined) field.current!.value = found;
  };
  const keys = (event: KeyboardEvent) => {
    byPointer.current = false;
    const isHeld = event.ctrlKey || event.metaKey || event.altKey;
    // A space before any letter opens the list.
    const isLetter = event.key.length === 1 && !isHeld && (event.key !== ' ' || letters.current !== '');
    if (offered && isLetter) choose(letters.current + event.key);
    else if (offered && event.key === 'Backspace') choose(letters.current.slice(0, -1));
    else if (event.key === 'Enter') end('down');
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
    ...(isWrong && { 'aria-invalid': true }),
    onKeyDown: keys,
    onBlur: (_: FocusEvent) => {
      if (!isOver.current) end('stay');
    },
  };
  if (!offered)
    return (
      <>
        <input {...shared} autoComplete="off" defaultValue={text} />
        {guard}
      </>
    );
  return (
    <>
      <select
        {...shared}
        defaultValue={text === present ? present : (byLetters(text) ?? present)}
        onPointerDown={() => {
          byPointer.current = true;
        }}
        onChange={() => {
          letters.current = '';
          if (byPointer.current) end('stay');
        }}
      >
        {unknown !== null && <option value={unknown}>{unknown}</option>}
        {offered.map(({ key, label }) => (
          <option key={key} value={label}>
            {label}
          </option>
        ))}
      </select>
      {guard}
    </>
  );
}

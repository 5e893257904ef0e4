import Box from '@mui/material/Box';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { TextField } from '../../base/fields/text-field';

interface Props {
  readonly label: string;
  readonly value: string;
  /** Does what was typed; answers why not, null when it is done. */
  readonly onTyped: (typed: string) => string | null;
  readonly multiline?: boolean;
  readonly minRows?: number;
  readonly maxLength?: number;
  readonly inputMode?: 'numeric' | 'decimal';
  readonly hint?: string;
}

/**
 * A text that is done when it is left, and by Enter (of several lines with Ctrl). It follows what others change until somebody types
 * into it; Escape gives up what was typed.
 */
export function TypedText({ value, onTyped, ...field }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const finish = () => {
    if (typed === null) return;
    const why = typed === value ? null : onTyped(typed);
    setProblem(why);
    if (why === null) setTyped(null);
  };
  useWhenLeft(finish);
  const giveUp = () => {
    setTyped(null);
    setProblem(null);
  };
  const press = (event: KeyboardEvent) => {
    const isDone = event.key === 'Enter' && (!field.multiline || event.ctrlKey || event.metaKey);
    if (isDone) {
      event.preventDefault();
      finish();
    } else if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation();
      giveUp();
    }
  };
  return (
    <Box onKeyDown={press} sx={{ minWidth: 0 }}>
      <TextField
        {...field}
        value={typed ?? value}
        problem={problem}
        onChange={(text) => {
          setTyped(text);
          setProblem(null);
        }}
        onBlur={finish}
      />
    </Box>
  );
}

/** What is in a field when it goes, because another task is shown or the panel closed, is done too. */
function useWhenLeft(finish: () => void): void {
  const latest = useRef(finish);
  useEffect(() => {
    latest.current = finish;
  });
  useEffect(() => () => latest.current(), []);
}

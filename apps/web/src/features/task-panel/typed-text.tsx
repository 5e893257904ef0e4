import Box from '@mui/material/Box';
import type { KeyboardEvent } from 'react';
import { TextField } from '../../base/fields/text-field';
import type { Refused } from '../../base/messages/messages-slice';
import { useTyped } from './use-typed';
import { WithSight } from './with-sight';

interface Props {
  readonly label: string;
  readonly value: string;
  /** Does what was typed; answers why not, null when it is done. */
  readonly onTyped: (typed: string) => Refused | null;
  readonly multiline?: boolean;
  readonly minRows?: number;
  readonly maxLength?: number;
  readonly inputMode?: 'numeric' | 'decimal';
  readonly hint?: string;
}

/** A text that is done when it is left, and by Enter (of several lines with Ctrl); Escape gives up what was typed. */
export function TypedText({ value, onTyped, ...field }: Props) {
  const { label, multiline } = field;
  const { shown, isTyped, problem, type, finish, giveUp } = useTyped({ label, value, onTyped });
  const press = (event: KeyboardEvent) => {
    const isDone = event.key === 'Enter' && (!multiline || event.ctrlKey || event.metaKey);
    if (isDone) {
      event.preventDefault();
      finish();
    } else if (event.key === 'Escape' && isTyped) {
      event.stopPropagation();
      giveUp();
    }
  };
  return (
    <WithSight label={label} problem={problem}>
      <Box onKeyDown={press}>
        <TextField {...field} value={shown} problem={problem?.why ?? null} onChange={type} onBlur={finish} />
      </Box>
    </WithSight>
  );
}

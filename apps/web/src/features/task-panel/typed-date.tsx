import Box from '@mui/material/Box';
import { type KeyboardEvent, useState } from 'react';
import { DateField } from '../../base/fields/date-field';

interface Props {
  readonly label: string;
  /** A civil date. */
  readonly value: string;
  /** Does what was typed or picked; answers why not, null when it is done. */
  readonly onTyped: (date: string) => string | null;
}

/** A date that is done when it is left, picked, or by Enter. It follows what others change until somebody types into it. */
export function TypedDate({ label, value, onTyped }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const finish = (date: string | null) => {
    // What is no date says so by itself.
    if (date === null || date === '') return;
    const why = date === value ? null : onTyped(date);
    setProblem(why);
    if (why === null) setTyped(null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish(typed);
    else if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation();
      setTyped(null);
      setProblem(null);
    }
  };
  return (
    <Box onKeyDown={press} sx={{ minWidth: 0 }}>
      <DateField
        label={label}
        value={typed ?? value}
        problem={problem}
        onChange={(date, text) => {
          setTyped(date);
          setProblem(null);
          if (text === undefined) finish(date);
        }}
        onBlur={() => finish(typed)}
      />
    </Box>
  );
}

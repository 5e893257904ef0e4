import InputBase from '@mui/material/InputBase';
import type { KeyboardEvent } from 'react';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  /** What is wrong with it, or null. */
  readonly problem: string | null;
  readonly onChange: (text: string) => void;
}

/** A number inside a table, typed like in a sheet: Enter and the arrows go to the row below or above. */
export function NumberCell({ label, value, placeholder, problem, onChange }: Props) {
  return (
    <InputBase
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={moveToNextCell}
      error={problem !== null}
      title={problem ?? ''}
      {...(placeholder !== undefined && { placeholder })}
      slotProps={{
        input: {
          'aria-label': label,
          'aria-invalid': problem !== null,
          inputMode: 'decimal',
          maxLength: 12,
          autoComplete: 'off',
        },
      }}
      sx={{
        width: { xs: 72, sm: 96 },
        height: 28,
        px: 2,
        border: 1,
        borderRadius: 0.5,
        borderColor: problem === null ? 'line.strong' : 'error.main',
        fontSize: 'inherit',
        '& input': { textAlign: 'right', p: 0 },
        '&.Mui-focused': { outline: '2px solid', outlineColor: 'accent.text' },
      }}
    />
  );
}

const STEPS: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  Enter: 'nextElementSibling',
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
};

function moveToNextCell(event: KeyboardEvent<HTMLElement>): void {
  const way = STEPS[event.key];
  if (!way) return;
  event.preventDefault();
  let row = (event.target as HTMLElement).closest('tr')?.[way] ?? null;
  while (row && !row.querySelector('input[inputmode]')) row = row[way];
  row?.querySelector<HTMLInputElement>('input[inputmode]')?.select();
}

import { TextField } from '../../base/fields/text-field';
import type { Refused } from '../../base/messages/messages-slice';
import { TypedField } from './typed-field';
import { useTyped } from './use-typed';

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
  /** A reason that stands beside the field already, by the id of where: refused for it, the field does not say it again. */
  readonly told?: { readonly why: string; readonly at: string } | undefined;
}

/** A text that is done when it is left, and by Enter (of several lines with Ctrl); Escape asks before it is given up. */
export function TypedText({ value, onTyped, told, ...field }: Props) {
  const { label, multiline } = field;
  const typed = useTyped({ label, value, onTyped });
  const { shown, problem, type, leave } = typed;
  const isTold = problem !== null && problem.why === told?.why;
  return (
    <TypedField label={label} typed={typed} multiline={multiline} problem={isTold ? null : problem}>
      <TextField
        {...field}
        value={shown}
        problem={isTold ? ' ' : (problem?.why ?? null)}
        describedBy={isTold ? told?.at : undefined}
        onChange={type}
        onBlur={leave}
      />
    </TypedField>
  );
}

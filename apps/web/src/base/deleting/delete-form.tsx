import { sameName } from '@plomada/domain';
import { type FormEvent, useState } from 'react';
import { useMutation } from '../api/use-mutation';
import { FocusableButton } from '../focus/focusable-button';
import { FailureAlert } from '../messages/failure-alert';
import { TypedName } from './typed-name';

interface Props {
  /** What has to be typed, in whatever case. */
  readonly name: string;
  /** Asks for it. */
  readonly ask: string;
  readonly label: string;
  readonly button: string;
  readonly remove: (typed: string) => Promise<unknown>;
  readonly onDone: () => void;
}

/** Deleting asks for the name, typed. The server checks it once more. */
export function DeleteForm({ name, ask, label, button, remove, onDone }: Props) {
  const [typed, setTyped] = useState('');
  const { busy, failure, make } = useMutation();
  const confirmed = sameName(typed, name);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (confirmed && !busy && (await make(() => remove(typed)))) onDone();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {failure && <FailureAlert failure={failure} />}
      <TypedName ask={ask} label={label} value={typed} onChange={setTyped} />
      <FocusableButton
        type="submit"
        variant="contained"
        color="error"
        disabled={!confirmed || busy}
        sx={{ mt: 4 }}
      >
        {button}
      </FocusableButton>
    </form>
  );
}

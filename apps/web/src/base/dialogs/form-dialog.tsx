import type { Failure } from '@plomada/contracts';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import type { DialogProps } from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type FormEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureAlert } from '../messages/failure-alert';
import { DialogBody, DialogFrame } from './dialog-frame';
import { UnsavedQuestion } from './unsaved-question';
import { useFirstField } from './use-first-field';

interface Props {
  readonly title: string;
  /** What the main button says; null where there is nothing to do but to look. */
  readonly submit: string | null;
  /** Whether what was entered can be submitted; not at once while it is incomplete or wrong. */
  readonly ready?: boolean;
  /** It is on its way. */
  readonly busy?: boolean;
  /** Why it did not go through. */
  readonly failure?: Failure | null;
  /** Something was entered that closing would lose: it is asked about, other than by the button that says so. */
  readonly dirty?: boolean;
  /** It shows something to be read before it is changed: where a field brings up a keyboard on the screen, none has the focus. */
  readonly readFirst?: boolean;
  readonly color?: ButtonProps['color'];
  readonly icon?: ReactNode;
  /** Another thing that can be done here, on the other side of the buttons. */
  readonly beside?: ReactNode;
  readonly maxWidth?: DialogProps['maxWidth'];
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A form in a dialog. The first field has the focus, or the dialog itself where it is to be read first, Enter submits (in a text of several lines with Ctrl), what is on its way
 * is not sent twice, and what was entered is not lost by a click beside it.
 */
export function FormDialog(props: Props) {
  const { title, maxWidth, busy = false, dirty = false, onClose } = props;
  const [asking, setAsking] = useState(false);
  // Whatever opened it may take the focus back while it comes up: a chart gives it to the cell that was clicked.
  const [isUp, setUp] = useState(false);
  const leave = () => {
    if (busy) return;
    if (dirty) setAsking(true);
    else onClose();
  };
  return (
    <DialogFrame title={title} maxWidth={maxWidth} onClose={leave} onUp={() => setUp(true)}>
      <Form {...props} isUp={isUp} />
      <UnsavedQuestion open={asking} onStay={() => setAsking(false)} onLeave={onClose} />
    </DialogFrame>
  );
}

function Form({
  submit,
  ready = true,
  busy = false,
  failure = null,
  color = 'primary',
  icon,
  beside,
  onSubmit,
  onClose,
  children,
  readFirst = false,
  isUp,
}: Props & { readonly isUp: boolean }) {
  const { t } = useTranslation('common');
  const canSubmit = submit !== null && ready && !busy;
  const hasKeyboardOnScreen = useMediaQuery('(pointer: coarse)');
  const form = useFirstField(canSubmit, isUp, readFirst && hasKeyboardOnScreen);
  const send = (event: FormEvent) => {
    event.preventDefault();
    // A form that stands around this dialog in the tree of components is another one.
    event.stopPropagation();
    if (canSubmit) onSubmit();
  };
  // Where the result stands it comes to lie where the form was sent: the second click of two sent it as well, and closes nothing.
  const close = ({ detail }: MouseEvent) => {
    if (submit !== null || detail < 2) onClose();
  };
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
  };
  return (
    <form noValidate ref={form} onSubmit={send} onKeyDown={sendByKeys} style={AS_HIGH_AS_THE_DIALOG}>
      <DialogBody
        actions={
          <>
            {beside}
            <Button onClick={close}>{t(submit === null ? 'close' : 'cancel')}</Button>
            {submit !== null && (
              <Button
                type="submit"
                variant="contained"
                color={color}
                startIcon={icon}
                loading={busy}
                loadingPosition={icon ? 'start' : 'center'}
                disabled={!canSubmit}
              >
                {submit}
              </Button>
            )}
          </>
        }
      >
        {failure && <FailureAlert failure={failure} />}
        {children}
      </DialogBody>
    </form>
  );
}

/** What is long is scrolled within it: its buttons stay in sight. */
const AS_HIGH_AS_THE_DIALOG = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

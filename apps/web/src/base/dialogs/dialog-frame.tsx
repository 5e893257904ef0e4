import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MESSAGES_TAKE } from '../messages/messages-height';
import { useBackCloses } from './use-back-closes';

/** A phone, upright or across. */
export const SMALL_SCREEN = '(max-width: 599px), (max-height: 599px)';

interface FrameProps {
  readonly title: ReactNode;
  readonly open?: boolean;
  readonly role?: 'alertdialog';
  readonly maxWidth?: DialogProps['maxWidth'];
  /** On a small screen it takes all of it. */
  readonly isLarge?: boolean;
  /** By Escape, or a click beside it; where there is none it stays until one of its buttons is pressed. */
  readonly onClose?: (() => void) | undefined;
  /** It has come up. */
  readonly onUp?: () => void;
  readonly children: ReactNode;
}

/** A dialog, called by its title. */
export function DialogFrame({
  title,
  open = true,
  role,
  maxWidth = 'sm',
  isLarge = false,
  onClose,
  onUp,
  children,
}: FrameProps) {
  const titleId = useId();
  const isTouched = useMediaQuery('(pointer: coarse)');
  const isSmall = useMediaQuery(SMALL_SCREEN);
  useBackCloses(open && isTouched && onClose !== undefined, () => onClose?.());
  return (
    <Dialog
      open={open}
      maxWidth={maxWidth}
      fullScreen={isLarge && isSmall}
      sx={ABOVE_MESSAGES}
      aria-labelledby={titleId}
      {...(role && { role })}
      {...(onClose && { onClose })}
      {...(onUp && { slotProps: { transition: { onEntered: onUp } } })}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {/* Texts that only this dialog needs are waited for within it: otherwise the page goes away meanwhile, and the focus in it. */}
      <Suspense fallback={null}>{children}</Suspense>
    </Dialog>
  );
}

/** No message lies over the buttons of a dialog where these reach down to it. */
const ABOVE_MESSAGES = {
  [`@media ${SMALL_SCREEN}`]: { '& .MuiDialog-container': { pb: MESSAGES_TAKE } },
} as const;

interface BodyProps {
  /** Its buttons. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** What a dialog says, and what can be done there. */
export function DialogBody({ actions, children }: BodyProps) {
  return (
    <>
      <DialogContent>{children}</DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
    </>
  );
}

interface PlainProps extends Omit<FrameProps, 'onUp'> {
  /** Its buttons; the one that closes it where nothing else can be done. */
  readonly actions?: ReactNode;
}

/** A dialog without fields: something to know, to look at, or to decide. With fields it is a `FormDialog`. */
export function PlainDialog({ actions, children, ...frame }: PlainProps) {
  const { t } = useTranslation('common');
  const close = frame.onClose && <Button onClick={frame.onClose}>{t('close')}</Button>;
  return (
    <DialogFrame {...frame}>
      <DialogBody actions={actions ?? close}>{children}</DialogBody>
    </DialogFrame>
  );
}

interface FullPageProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What stands beside the page elsewhere, as a page of its own on a phone. */
export const FullPage = ({ label, onClose, children }: FullPageProps) => (
  <Dialog fullScreen open onClose={onClose} slotProps={{ paper: { 'aria-label': label } }}>
    {children}
  </Dialog>
);

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../hooks';
import type { RefusalLink } from './messages-slice';

interface Props {
  readonly to: RefusalLink;
  /** What the words beside it are about, for screen readers. */
  readonly about: string;
  /** What stands above the page makes way for what is shown there. */
  readonly onLeave?: () => void;
  /** Spaces to its left: below words its own stand where those do. */
  readonly ml?: number;
}

/** The way to what a refusal speaks of, beside its words. */
export function RefusalLinkButton({ to: { key, action, isDialog }, about, onLeave, ml = 0 }: Props) {
  const { t } = useTranslation([key.split(':')[0]!]);
  const dispatch = useAppDispatch();
  const show = () => {
    if (!isDialog) onLeave?.();
    dispatch(action);
  };
  return (
    <Button size="small" aria-label={`${t(key)}: ${about}`} onClick={show} sx={{ flexShrink: 0, ml }}>
      {t(key)}
    </Button>
  );
}

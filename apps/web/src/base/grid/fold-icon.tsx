import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { ChevronRightIcon, ExpandMoreIcon } from '../icons/icons';

interface Props {
  readonly depth: number;
  /** Null for what has nothing below it. */
  readonly isOpen: boolean | null;
  readonly onToggle: () => void;
}

const STEP_PX = 18;

/** Opens and closes what is below a line. The keyboard does it with the arrows, so that it is no stop of its own. */
export function FoldIcon({ depth, isOpen, onToggle }: Props) {
  const { t } = useTranslation('grid');
  const style = { marginInlineStart: depth * STEP_PX - 6 };
  if (isOpen === null)
    return <span aria-hidden style={{ width: STEP_PX + depth * STEP_PX, flexShrink: 0 }} />;
  return (
    <IconButton
      size="small"
      tabIndex={-1}
      className="grid-fold"
      style={style}
      aria-label={t(isOpen ? 'close' : 'open')}
      onClick={(event) => {
        event.stopPropagation();
        onToggle();
      }}
    >
      {isOpen ? <ExpandMoreIcon fontSize="small" /> : <ChevronRightIcon fontSize="small" />}
    </IconButton>
  );
}

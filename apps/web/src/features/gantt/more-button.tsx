import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { FilterIcon } from '../../base/icons/icons';
import { TOOL_ICON } from '../../base/theme/touch';

interface Props {
  /** Filters that are in force while they are folded away. */
  readonly count: number;
  readonly unfolded: boolean;
  readonly onToggled: () => void;
}

/** Unfolds what a phone's toolbar has no room for. */
export function MoreButton({ count, unfolded, onToggled }: Props) {
  const { t } = useTranslation('gantt');
  // What is seen on the button is part of its name.
  const name = count > 0 ? t('moreInForce', { count }) : t('more');
  return (
    <IconButton aria-label={name} aria-expanded={unfolded} onClick={onToggled} sx={TOOL_ICON}>
      <Badge badgeContent={count > 0 ? count : null} color="primary">
        <FilterIcon />
      </Badge>
    </IconButton>
  );
}

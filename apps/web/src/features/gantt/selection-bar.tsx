import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessagesAboveBar } from '../../base/messages/messages-above-bar';
import { TOUCHED_BUTTONS } from '../../base/theme/touch';
import type { TaskCommand } from '../task-commands/use-task-commands';

interface SelectionBarProps {
  readonly count: number;
  readonly commands: readonly TaskCommand[];
  readonly onClear: () => void;
}

/** What can be done with the selected rows, all at once. */
export function SelectionBar({ count, commands, onClear }: SelectionBarProps) {
  const { t } = useTranslation('gantt');
  const bar = useRef<HTMLDivElement>(null);
  useMessagesAboveBar(bar);
  return (
    <Paper
      ref={bar}
      role="toolbar"
      aria-label={t('selection.label')}
      elevation={4}
      sx={{
        position: 'absolute',
        bottom: 16,
        left: '50%',
        transform: 'translateX(-50%)',
        zIndex: 5,
        width: 'max-content',
        maxWidth: 'calc(100% - 16px)',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        px: 4,
        py: 2,
        ...TOUCHED_BUTTONS,
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
        {t('selection.count', { count })}
      </Typography>
      {commands.map(({ name, label, isRemoval, run }) => (
        <Button key={name} size="small" color={isRemoval ? 'error' : 'primary'} onClick={run}>
          {label}
        </Button>
      ))}
      <Button size="small" color="inherit" onClick={onClear}>
        {t('selection.clear')}
      </Button>
    </Paper>
  );
}

import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommandMenu } from '../../base/commands/use-command-menu';
import { CloseIcon, MoreIcon } from '../../base/icons/icons';
import { useMessagesAboveBar } from '../../base/messages/messages-above-bar';
import type { TaskCommand, TaskCommandName } from '../task-commands/use-task-commands';

interface SelectionBarProps {
  readonly count: number;
  readonly commands: readonly TaskCommand[];
  readonly onClear: () => void;
}

/** What has room in the one line of a phone; the rest is in a menu there. */
const ON_PHONE: ReadonlySet<TaskCommandName> = new Set<TaskCommandName>(['restrict', 'assign']);
/** The same of a tablet. */
const ON_TABLET: ReadonlySet<TaskCommandName> = new Set<TaskCommandName>([
  ...(['restrict', 'assign', 'analyse', 'delete'] as const),
]);
const PHONE_ICON = { width: 44, height: 44, flexShrink: 0 } as const;

/** What can be done with the selected rows, all at once. */
export function SelectionBar({ count, commands, onClear }: SelectionBarProps) {
  const { t } = useTranslation('gantt');
  const bar = useRef<HTMLDivElement>(null);
  useMessagesAboveBar(bar);
  const isPhone = useMediaQuery('(max-width: 599px)');
  const isTablet = useMediaQuery('(max-width: 1023px)');
  const inLine = isPhone ? ON_PHONE : isTablet ? ON_TABLET : null;
  const shown = inLine ? commands.filter(({ name }) => inLine.has(name)) : commands;
  const { opensMenu, menu } = useCommandMenu(commands.filter((command) => !shown.includes(command)));
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
        flexWrap: isPhone ? 'nowrap' : 'wrap',
        alignItems: 'center',
        gap: isPhone ? 0 : 2,
        px: isPhone ? 2 : 4,
        py: isPhone ? 0 : 2,
      }}
    >
      <Typography variant="body2" noWrap sx={{ fontWeight: 600, minWidth: 0 }}>
        {t('selection.count', { count })}
      </Typography>
      {shown.map(({ name, label, isRemoval, run }) => (
        <Button
          key={name}
          size="small"
          sx={{ flexShrink: 0 }}
          color={isRemoval ? 'error' : 'primary'}
          onClick={run}
        >
          {label}
        </Button>
      ))}
      {shown.length < commands.length && (
        <IconButton {...opensMenu} aria-label={t('moreCommands')} sx={PHONE_ICON}>
          <MoreIcon fontSize="small" />
        </IconButton>
      )}
      {menu}
      {isPhone ? (
        <IconButton aria-label={t('selection.clear')} onClick={onClear} sx={PHONE_ICON}>
          <CloseIcon fontSize="small" />
        </IconButton>
      ) : (
        <Button size="small" color="inherit" onClick={onClear}>
          {t('selection.clear')}
        </Button>
      )}
    </Paper>
  );
}

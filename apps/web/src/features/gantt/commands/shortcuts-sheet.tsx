import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../../../base/dialogs/dialog-frame';
import { COMMAND_GROUPS, COMMAND_KEYS, type CommandGroup, keyWords } from './command-keys';
import type { GanttCommand } from './use-gantt-commands';

interface Props {
  readonly commands: readonly GanttCommand[];
  readonly editable: boolean;
  readonly onClose: () => void;
}

/** Keys of the chart's own cells: those that type into them, and those that go about in them. */
const TYPING_KEYS = ['edit', 'type', 'save', 'next', 'leave', 'pick', 'fill', 'block', 'clear'] as const;
const MOVING_KEYS = ['fold', 'move', 'extend', 'mark'] as const;

/** Every key of the Gantt, as the person may use them. */
export function ShortcutsSheet({ commands, editable, onClose }: Props) {
  const { t } = useTranslation('gantt');
  const cellKeys = editable ? [...TYPING_KEYS, ...MOVING_KEYS] : MOVING_KEYS;
  const groups = Object.keys(COMMAND_GROUPS) as CommandGroup[];
  const ofGroups = groups
    .map((group) => ({ group, own: commands.filter((command) => command.group === group) }))
    .filter(({ own }) => own.length > 0);
  return (
    <PlainDialog title={t('shortcuts.title')} maxWidth="md" onClose={onClose}>
      <Box sx={{ columnWidth: 280, columnGap: 8 }}>
        {ofGroups.map(({ group, own }) => (
          <Keys
            key={group}
            title={t(`commandGroup.${group}`)}
            keys={own.map(({ id, label }) => [label, keyWords(COMMAND_KEYS[id], (key) => t(`key.${key}`))])}
          />
        ))}
        <Keys
          title={t('shortcuts.cells')}
          keys={cellKeys.map((name) => [t(`shortcuts.cell.${name}`), t(`shortcuts.cellKey.${name}`)])}
        />
      </Box>
    </PlainDialog>
  );
}

function Keys({
  title,
  keys,
}: {
  readonly title: string;
  readonly keys: readonly (readonly [string, string])[];
}) {
  return (
    <Box component="section" sx={{ breakInside: 'avoid', pb: 4 }}>
      <Typography component="h3" variant="subtitle2" sx={{ pb: 1 }}>
        {title}
      </Typography>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 4, rowGap: 1, m: 0 }}
      >
        {keys.map(([label, words]) => (
          <Fragment key={label}>
            <Typography component="dt" variant="body2">
              {label}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              color="text.secondary"
              sx={{ m: 0, whiteSpace: 'nowrap' }}
            >
              {words}
            </Typography>
          </Fragment>
        ))}
      </Box>
    </Box>
  );
}

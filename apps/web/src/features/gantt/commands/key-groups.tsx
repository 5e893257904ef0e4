import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommandGroup } from './command-keys';

type NamedKeys = readonly (readonly [string, string])[];

interface Props {
  readonly groups: readonly { readonly group: CommandGroup; readonly keys: NamedKeys }[];
  /** Whether cells can be typed into. */
  readonly editable: boolean;
}

/** Keys of the chart's own cells: those that type into them, and those that go about in them. */
const TYPING_KEYS = ['edit', 'type', 'save', 'next', 'leave', 'pick', 'fill', 'block', 'clear'] as const;
const MOVING_KEYS = ['fold', 'move', 'extend', 'mark'] as const;

/** Keys of commands, by what these are about, and those of cells. */
export function KeyGroups({ groups, editable }: Props) {
  const { t } = useTranslation('gantt');
  const cellKeys = editable ? [...TYPING_KEYS, ...MOVING_KEYS] : MOVING_KEYS;
  return (
    <Box sx={{ columnWidth: 280, columnGap: 8 }}>
      {groups.map(({ group, keys }) => (
        <Keys key={group} title={t(`commandGroup.${group}`)} keys={keys} />
      ))}
      <Keys
        title={t('shortcuts.cells')}
        keys={cellKeys.map((name) => [t(`shortcuts.cell.${name}`), t(`shortcuts.cellKey.${name}`)])}
      />
    </Box>
  );
}

function Keys({ title, keys }: { readonly title: string; readonly keys: NamedKeys }) {
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

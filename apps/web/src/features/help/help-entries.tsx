import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { HelpIcon, LearningIcon } from '../../base/icons/icons';
import { LEARNING_PATH } from '../../base/paths';
import { MENU_ENTRY } from '../../base/theme/touch';
import { useInProject } from '../../base/use-in-project';

interface Props {
  readonly collapsed: boolean;
  readonly onChosen: () => void;
  readonly onHelp: () => void;
}

/** The end of the side menu, the same on every page: help and the learning centre. */
export function HelpEntries({ collapsed, onChosen, onHelp }: Props) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const inProject = useInProject();
  const here = pathname === LEARNING_PATH;
  return (
    <List sx={{ px: 2 }}>
      <Entry label={t('menu.help')} collapsed={collapsed}>
        <ListItemButton
          aria-haspopup="dialog"
          aria-label={t('menu.help')}
          onClick={() => {
            onChosen();
            onHelp();
          }}
          sx={BUTTON}
        >
          <EntryContent icon={<HelpIcon fontSize="small" />} label={t('menu.help')} collapsed={collapsed} />
        </ListItemButton>
      </Entry>
      <Entry label={t('menu.learning')} collapsed={collapsed}>
        <ListItemButton
          component={Link}
          to={inProject(LEARNING_PATH)}
          selected={here}
          aria-current={here ? 'page' : undefined}
          aria-label={t('menu.learning')}
          onClick={onChosen}
          sx={BUTTON}
        >
          <EntryContent
            icon={<LearningIcon fontSize="small" />}
            label={t('menu.learning')}
            collapsed={collapsed}
          />
        </ListItemButton>
      </Entry>
    </List>
  );
}

const BUTTON = { ...MENU_ENTRY, borderRadius: 1, px: 3, gap: 3 } as const;

function Entry({ label, collapsed, children }: { label: string; collapsed: boolean; children: ReactNode }) {
  return (
    <ListItem disablePadding sx={{ mb: 0.5 }}>
      <Tooltip title={collapsed ? label : ''} placement="right">
        {children as React.ReactElement}
      </Tooltip>
    </ListItem>
  );
}

function EntryContent({ icon, label, collapsed }: { icon: ReactNode; label: string; collapsed: boolean }) {
  return (
    <>
      <ListItemIcon sx={{ minWidth: 0, color: 'inherit' }}>{icon}</ListItemIcon>
      {!collapsed && <ListItemText primary={label} slotProps={{ primary: { sx: { fontWeight: 500 } } }} />}
    </>
  );
}

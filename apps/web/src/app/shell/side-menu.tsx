import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { HelpEntries } from '../../features/help/help-entries';
import { NOT_PRINTED } from '../../base/layout/printed';
import { containerPath, projectPath } from '../../base/paths';
import { MENU_ENTRY } from '../../base/theme/touch';
import { DRAWER_COLLAPSED_WIDTH, DRAWER_WIDTH, TOP_BAR_HEIGHT } from '../../base/theme/tokens';
import type { MenuItem } from './menu';
import { MenuCount } from './menu-count';
import { useToNotice } from '../../features/notifications/use-to-notice';
import { PlumbMark } from '../../base/layout/plumb-mark';
import { useMenu } from './use-menu';
import { useUnsynced } from '../../plan/sending/use-unsynced';
import { visuallyHidden } from '../../base/layout/visually-hidden';

interface Props {
  readonly variant: 'permanent' | 'temporary';
  readonly collapsed: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onHelp: () => void;
}

/** The drawer: 240 px, or 64 with icons only; over the page on phones. */
export function SideMenu({ variant, collapsed, open, onClose, onHelp }: Props) {
  const { t } = useTranslation('shell');
  const { items, pathname, projectId, containerId } = useMenu();
  const width = collapsed ? DRAWER_COLLAPSED_WIDTH : DRAWER_WIDTH;
  return (
    <Drawer
      variant={variant}
      open={open}
      onClose={onClose}
      sx={{
        width: variant === 'permanent' ? width : 0,
        flexShrink: 0,
        transition: 'width 120ms',
        ...NOT_PRINTED,
      }}
      slotProps={{
        paper: { sx: { width, overflowX: 'hidden', transition: 'width 120ms', borderColor: 'divider' } },
      }}
    >
      <Box component="nav" aria-label={t('menu.label')}>
        <Brand collapsed={collapsed} />
        <List sx={{ px: 2 }}>
          {items.map((item) => {
            const Entry = item.badge ? COUNTED[item.badge] : MenuEntry;
            const isHere = pathname === item.path;
            const to = addressOf(item, projectId, containerId);
            return <Entry key={item.id} {...{ item, to, collapsed, isHere }} onChosen={onClose} />;
          })}
        </List>
        <Divider sx={{ mx: 4 }} />
        <HelpEntries collapsed={collapsed} onChosen={onClose} onHelp={onHelp} />
      </Box>
    </Drawer>
  );
}

function addressOf(
  { ofProject, ofContainer, path }: MenuItem,
  projectId: string | null,
  containerId: string | null,
): string {
  if (ofProject && projectId) return projectPath(path, projectId);
  if (ofContainer && containerId) return containerPath(path, containerId);
  return path;
}

function Brand({ collapsed }: { readonly collapsed: boolean }) {
  return (
    <Box
      sx={{ height: TOP_BAR_HEIGHT, display: 'flex', alignItems: 'center', gap: 2.5, pl: 4, flexShrink: 0 }}
    >
      <PlumbMark />
      {!collapsed && (
        <Typography
          component="span"
          sx={{ fontWeight: 600, fontSize: '1.0625rem', letterSpacing: '-0.02em' }}
        >
          Plomada
        </Typography>
      )}
    </Box>
  );
}

interface EntryProps {
  readonly item: MenuItem;
  readonly collapsed: boolean;
  readonly to: string;
  readonly isHere: boolean;
  /** Stands beside it, unless it is 0. */
  readonly count?: number;
  readonly countWords?: string;
  readonly onChosen: () => void;
}

/** The one entry that is drawn again as own changes are made and sent. */
const UnsyncedEntry = memo(function UnsyncedEntry(props: EntryProps) {
  const { t } = useTranslation(['shell', 'sync']);
  const count = useUnsynced();
  return <MenuEntry {...props} count={count} countWords={t('sync:unsent', { count })} />;
});

const NotificationsEntry = memo(function NotificationsEntry(props: EntryProps) {
  const { t } = useTranslation('shell');
  const { proposals, unread } = useToNotice();
  const words = [
    ...(proposals > 0 ? [t('proposals', { count: proposals })] : []),
    ...(unread > 0 ? [t('unreadNotices', { count: unread })] : []),
  ];
  return <MenuEntry {...props} count={proposals + unread} countWords={words.join(', ')} />;
});

/** The entries stay as they are when the address of the page changes, and the page does not. */
const MenuEntry = memo(function MenuEntry({
  item,
  to,
  collapsed,
  isHere,
  count = 0,
  countWords = '',
  onChosen,
}: EntryProps) {
  const { t } = useTranslation('shell');
  const label = t(item.label);
  const Icon = item.icon;
  return (
    <ListItem disablePadding sx={{ mb: 0.5 }}>
      <Tooltip title={collapsed ? label : ''} placement="right">
        <ListItemButton
          component={Link}
          to={to}
          selected={isHere}
          aria-current={isHere ? 'page' : undefined}
          onClick={onChosen}
          sx={{ ...MENU_ENTRY, borderRadius: 1, px: 3, gap: 3, ...(item.isUnder && !collapsed && { pl: 8 }) }}
        >
          <ListItemIcon sx={{ minWidth: 0, color: 'inherit' }}>
            <Badge
              variant="dot"
              color="warning"
              invisible={!collapsed || count === 0}
              slotProps={{ badge: { 'aria-hidden': true } }}
            >
              <Icon fontSize="small" />
            </Badge>
          </ListItemIcon>
          {collapsed ? (
            <Box component="span" sx={visuallyHidden}>
              {label}
            </Box>
          ) : (
            <ListItemText
              primary={label}
              slotProps={{ primary: { sx: { fontWeight: isHere ? 600 : 500 } } }}
            />
          )}
          {count > 0 && <MenuCount count={count} words={countWords} hidden={collapsed} />}
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
});

const COUNTED = { unsynced: UnsyncedEntry, notifications: NotificationsEntry };

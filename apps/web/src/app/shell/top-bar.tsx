import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useContainer, useProject } from '../../features/projects/use-project';
import { RatingButton } from '../../features/rating/rating-button';
import { NOT_PRINTED } from '../../base/layout/printed';
import { MenuIcon } from '../../base/icons/icons';
import { TOP_BAR_HEIGHT } from '../../base/theme/tokens';
import { ActiveUsers } from './active-users';
import { BusinessSelector } from './business-selector';
import { ConnectionStatus } from './connection-status';
import { ProfileMenu } from './profile-menu';
import { UnsyncedBadge } from './unsynced-badge';

interface Props {
  readonly onMenu: () => void;
  readonly expanded: boolean;
  readonly onHelp: () => void;
}

export function TopBar({ onMenu, expanded, onHelp }: Props) {
  const { t } = useTranslation('shell');
  return (
    <AppBar
      position="static"
      color="inherit"
      elevation={0}
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        flexShrink: 0,
        ...NOT_PRINTED,
      }}
    >
      <Toolbar
        disableGutters
        sx={{
          minHeight: `${TOP_BAR_HEIGHT}px !important`,
          height: TOP_BAR_HEIGHT,
          px: { xs: 2, md: 4 },
          gap: 2,
        }}
      >
        <IconButton onClick={onMenu} aria-label={t('menu.toggle')} aria-expanded={expanded}>
          <MenuIcon />
        </IconButton>
        <BusinessSelector />
        <ProjectName />
        <Box sx={{ flex: 1 }} />
        <UnsyncedBadge />
        <ConnectionStatus />
        <ActiveUsers />
        <RatingButton />
        <ProfileMenu onHelp={onHelp} />
      </Toolbar>
    </AppBar>
  );
}

/** What the project, or the container of projects, at hand is called. */
function ProjectName() {
  const project = useProject()?.project;
  const container = useContainer()?.container;
  const shown = project ?? container;
  if (!shown) return null;
  return (
    <Typography
      noWrap
      title={shown.name}
      sx={{ color: 'text.secondary', borderLeft: 1, borderColor: 'divider', pl: 3, minWidth: 0 }}
    >
      {shown.name}
    </Typography>
  );
}

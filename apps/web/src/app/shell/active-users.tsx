import AvatarGroup from '@mui/material/AvatarGroup';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { selectActiveUsers } from '../../plan/socket/socket-slice';
import { useAppSelector } from '../../base/hooks';
import { fullNameOf, PersonAvatar } from '../../base/layout/person-avatar';

/** Who is on the project right now. */
export function ActiveUsers() {
  const { t } = useTranslation('shell');
  const users = useAppSelector(selectActiveUsers);
  if (users.length === 0) return null;
  const names = users.map(fullNameOf).join(', ');
  return (
    <Tooltip title={names}>
      <Box role="img" aria-label={t('activeUsers', { names })}>
        <AvatarGroup
          max={4}
          spacing={6}
          sx={{ '& .MuiAvatar-root': { width: 28, height: 28, fontSize: 11 } }}
        >
          {users.map((user) => (
            <PersonAvatar key={user.id} person={user} />
          ))}
        </AvatarGroup>
      </Box>
    </Tooltip>
  );
}

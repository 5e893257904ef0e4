import type { User } from '@plomada/contracts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CheckIcon } from '../../base/icons/icons';
import { fullNameOf, PersonAvatar } from '../../base/layout/person-avatar';
import { PROJECT_ROLES, type ProjectRole } from './new-project-fields';

interface Props {
  readonly user: User;
  /** The creator is the project's admin, always. */
  readonly isCreator: boolean;
  readonly roles: readonly ProjectRole[];
  readonly onChange: (roles: ProjectRole[]) => void;
}

export function MemberRow({ user, isCreator, roles, onChange }: Props) {
  const { t } = useTranslation('newProject');
  const locked = (role: ProjectRole) => isCreator && role === 'projectAdmin';
  const toggle = (role: ProjectRole) =>
    onChange(roles.includes(role) ? roles.filter((other) => other !== role) : [...roles, role]);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 2,
        py: 3,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <PersonAvatar person={user} size={32} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography noWrap sx={{ fontWeight: 500 }}>
          {fullNameOf(user)}
          {isCreator && ` ${t('you')}`}
        </Typography>
        <Typography noWrap variant="body2" sx={{ color: 'text.secondary' }}>
          {user.email}
        </Typography>
      </Box>
      <Box
        role="group"
        aria-label={t('rolesOf', { name: fullNameOf(user) })}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
      >
        {PROJECT_ROLES.map((role) => {
          const held = locked(role) || roles.includes(role);
          return (
            <Chip
              key={role}
              size="small"
              component="button"
              type="button"
              aria-pressed={held}
              label={t(`roles.${role}`)}
              disabled={locked(role)}
              onClick={() => toggle(role)}
              {...(held
                ? { icon: <CheckIcon />, variant: 'filled' as const }
                : { variant: 'outlined' as const })}
              sx={
                held
                  ? {
                      bgcolor: 'accent.tint',
                      color: 'accent.text',
                      opacity: '1 !important',
                      '&:hover, &:focus': { bgcolor: 'accent.tint' },
                    }
                  : {}
              }
            />
          );
        })}
      </Box>
    </Box>
  );
}

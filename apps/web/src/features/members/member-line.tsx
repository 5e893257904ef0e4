import type { refusalToChange, Role } from '@plomada/domain';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { CloseIcon, LockIcon, UnlinkIcon } from '../../base/icons/icons';
import { fullNameOf, PersonAvatar } from '../../base/layout/person-avatar';
import type { ListedMember } from './members-api';
import { adminRole, inOrder, type Scope } from './scope';
import { RolesSelect } from './roles-select';

interface Props {
  readonly kind: Scope['kind'];
  readonly member: ListedMember;
  readonly isSelf: boolean;
  /** Why who looks at it may not change what they are. */
  readonly refusal: ReturnType<typeof refusalToChange>;
  /** Neither removed nor made less: somebody has to administer the scope. */
  readonly isLastAdmin: boolean;
  readonly onRoles: (roles: readonly Role[]) => void;
  readonly onRemove: () => void;
  readonly onResetTwoFactor: () => void;
  readonly onForgetSignOn: () => void;
}

export function MemberLine(props: Props) {
  const { kind, member, isSelf, refusal } = props;
  const { t } = useTranslation('members');
  const { user, roles } = member;
  const name = fullNameOf(user);
  return (
    <Box component="li" sx={LINE}>
      <PersonAvatar person={user} size={32} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography noWrap sx={{ fontWeight: 500 }}>
          {name}
          {isSelf && ` ${t('you')}`}
        </Typography>
        <Typography noWrap variant="body2" sx={{ color: 'text.secondary' }}>
          {user.email}
        </Typography>
      </Box>
      {member.lastSession !== undefined && <LastVisit instant={member.lastSession} />}
      {refusal === 'PERSON_OF_PLATFORM' ? (
        <Typography sx={BELOW_THE_ROLES}>
          {inOrder(kind, roles)
            .map((role) => t(`roles.${role}`))
            .join(', ')}
        </Typography>
      ) : (
        <Controls {...props} name={name} />
      )}
    </Box>
  );
}

/** Where those stand that can be changed, with a button behind them. */
const BELOW_THE_ROLES = { width: 230, pl: 3.5, mr: 12, color: 'text.secondary' } as const;

/** What an administrator does to a member. */
function Controls(props: Props & { readonly name: string }) {
  const { kind, member, name, refusal, isLastAdmin } = props;
  const { t } = useTranslation('members');
  const isFixed = isLastAdmin || refusal !== null;
  const why = isLastAdmin ? t('lastAdmin') : isFixed ? t('ownMembership') : t('remove', { name });
  return (
    <>
      {member.twoFactor && (
        <Tooltip title={t('twoFactor.reset', { name })}>
          <IconButton aria-label={t('twoFactor.reset', { name })} onClick={props.onResetTwoFactor}>
            <LockIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {member.signOn && (
        <Tooltip title={t('signOn.reset', { name })}>
          <IconButton aria-label={t('signOn.reset', { name })} onClick={props.onForgetSignOn}>
            <UnlinkIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      <RolesSelect
        kind={kind}
        roles={member.roles}
        label={t(kind === 'business' ? 'roleOf' : 'rolesOf', { name })}
        hideLabel
        locked={isFixed ? adminRole(kind) : null}
        onChange={props.onRoles}
      />
      <Tooltip title={why}>
        <span>
          <IconButton aria-label={t('remove', { name })} disabled={isFixed} onClick={props.onRemove}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </span>
      </Tooltip>
    </>
  );
}

/** A line of people or of invitations. */
export const LINE = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 2,
  px: 4,
  py: 2.5,
  '& + li': { borderTop: 1, borderColor: 'divider' },
} as const;

function LastVisit({ instant }: { readonly instant: string | null }) {
  const { t } = useTranslation('members');
  const format = useFormat();
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {instant ? t('lastSession', { date: format.date(instant) }) : t('neverCame')}
    </Typography>
  );
}

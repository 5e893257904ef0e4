import type { User } from '@plomada/contracts';
import { isOfPlatform, refusalToChange, type Role } from '@plomada/domain';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { failureOf } from '../../base/api/api-failure';
import type { QueryState } from '../../base/api/use-query';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { fullNameOf } from '../../base/layout/person-avatar';
import { failureShown, messageShown } from '../../base/messages/messages-slice';
import { Empty } from '../../base/states/empty';
import { ErrorRetry } from '../../base/states/error-retry';
import { LoadingRows } from '../../base/states/loading';
import { projectsActions } from '../projects/projects-slice';
import { selectUser } from '../../base/session/session-slice';
import { MemberLine } from './member-line';
import { MemberQuestion } from './member-question';
import { forgetSignOn, type ListedMember, removeMember, resetTwoFactor, setRoles } from './members-api';
import { adminRole, type Scope } from './scope';
import { RemoveDialog } from './remove-dialog';

interface Members {
  readonly members: ListedMember[];
}

interface Props {
  readonly scope: Scope;
  readonly answer: QueryState<Members>;
  readonly onRetry: () => void;
  readonly onChanged: (members: Members) => void;
}

export function MembersList({ scope, answer, onRetry, onChanged }: Props) {
  const { t } = useTranslation('members');
  if (answer.status === 'loading') return <LoadingRows rows={4} />;
  if (answer.status === 'failed') {
    return <ErrorRetry title={t('failed')} failure={answer.failure} onRetry={onRetry} />;
  }
  const { members } = answer.value;
  if (members.length === 0) return <Empty title={t('common:noData')} detail={t('empty')} />;
  return <People scope={scope} members={members} onChanged={(changed) => onChanged({ members: changed })} />;
}

interface PeopleProps {
  readonly scope: Scope;
  readonly members: readonly ListedMember[];
  readonly onChanged: (members: ListedMember[]) => void;
}

function People({ scope, members, onChanged }: PeopleProps) {
  const own = useAppSelector(selectUser);
  const [leaving, setLeaving] = useState<ListedMember | null>(null);
  const [asked, setAsked] = useState<{ about: 'twoFactor' | 'signOn'; member: ListedMember } | null>(null);
  const { changeRoles, remove, reset } = useChanges({ scope, members, onChanged });
  const admin = adminRole(scope.kind);
  const admins = members.filter(({ roles }) => roles.includes(admin));
  return (
    <Card component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
      {members.map((member) => (
        <MemberLine
          key={member.user.id}
          kind={scope.kind}
          member={member}
          isSelf={member.user.id === own?.id}
          refusal={own && scope.kind === 'business' ? refusalOf(member.user, own) : null}
          isLastAdmin={admins.length === 1 && admins[0] === member}
          onRoles={(roles) => changeRoles(member, roles)}
          onRemove={() => setLeaving(member)}
          onResetTwoFactor={() => setAsked({ about: 'twoFactor', member })}
          onForgetSignOn={() => setAsked({ about: 'signOn', member })}
        />
      ))}
      {asked && (
        <MemberQuestion
          about={asked.about}
          name={fullNameOf(asked.member.user)}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            return reset(asked.about, asked.member);
          }}
        />
      )}
      {leaving && (
        <RemoveDialog
          kind={scope.kind}
          name={fullNameOf(leaving.user)}
          onClose={() => setLeaving(null)}
          onConfirm={() => {
            setLeaving(null);
            return remove(leaving);
          }}
        />
      )}
    </Card>
  );
}

/** Why somebody's place in a business is not changed by who looks at it. */
const refusalOf = (user: User, own: User) =>
  refusalToChange({ isOfPlatform: isOfPlatform(user), isAsking: user.id === own.id }, isOfPlatform(own));

/** What an administrator does to a member: told when it worked, and when it did not. */
function useChanges({ scope, members, onChanged }: PeopleProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const own = useAppSelector(selectUser);
  /** Whoever changes what they may themselves do sees the lists as they now are. */
  const refreshOwn = (userId: string) => {
    if (userId === own?.id) dispatch(projectsActions.requested());
  };
  const changeRoles = async (member: ListedMember, roles: readonly Role[]) => {
    try {
      const changed = { ...member, ...(await setRoles(scope, member.user.id, roles)) };
      onChanged(members.map((one) => (one.user.id === member.user.id ? changed : one)));
      dispatch(messageShown({ severity: 'success', key: 'members:saved' }));
      refreshOwn(member.user.id);
    } catch (thrown) {
      dispatch(failureShown(failureOf(thrown)));
    }
  };
  const remove = async ({ user }: ListedMember) => {
    try {
      await removeMember(scope, user.id);
      onChanged(members.filter((one) => one.user.id !== user.id));
      const params = { name: fullNameOf(user) };
      dispatch(messageShown({ severity: 'success', key: 'members:removal.done', params }));
      refreshOwn(user.id);
      if (user.id === own?.id) await navigate('/');
    } catch (thrown) {
      dispatch(failureShown(failureOf(thrown)));
    }
  };
  const reset = async (about: 'twoFactor' | 'signOn', { user }: ListedMember) => {
    try {
      await (about === 'signOn' ? forgetSignOn : resetTwoFactor)(scope.id, user.id);
      onChanged(members.map((one) => (one.user.id === user.id ? { ...one, [about]: false } : one)));
      const params = { name: fullNameOf(user) };
      dispatch(messageShown({ severity: 'success', key: `members:${about}.done`, params }));
    } catch (thrown) {
      dispatch(failureShown(failureOf(thrown)));
    }
  };
  return { changeRoles, remove, reset };
}

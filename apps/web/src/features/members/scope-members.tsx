import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../base/api/use-query';
import { AddIcon } from '../../base/icons/icons';
import { PeopleListActions } from '../people-import/people-list-actions';
import { InviteDialog } from './invite-dialog';
import { membersOf, pendingInvitations } from './members-api';
import { MembersList } from './members-list';
import { PendingInvitations } from './pending-invitations';
import type { Scope } from './scope';

/** People and invitations of a scope, for who may change them. */
export function ScopeMembers({ scope }: { readonly scope: Scope }) {
  const { t } = useTranslation('members');
  const [members, membersAgain, replaceMembers] = useQuery(useCallback(() => membersOf(scope), [scope]));
  const [pending, pendingAgain] = useQuery(useCallback(() => pendingInvitations(scope), [scope]));
  const [inviting, setInviting] = useState(false);
  const sent = () => {
    setInviting(false);
    pendingAgain();
  };
  const listed = () => {
    membersAgain();
    pendingAgain();
  };
  return (
    <Box sx={{ display: 'grid', gap: 8 }}>
      <section aria-labelledby="members-people">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', rowGap: 2, mb: 3 }}>
          <Typography variant="h2" id="members-people" sx={{ flex: 1 }}>
            {t('people')}
          </Typography>
          {scope.kind === 'business' && <PeopleListActions businessId={scope.id} onChanged={listed} />}
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => setInviting(true)}>
            {t('invite.button')}
          </Button>
        </Box>
        <MembersList scope={scope} answer={members} onRetry={membersAgain} onChanged={replaceMembers} />
      </section>
      <section aria-labelledby="members-pending">
        <Typography variant="h2" id="members-pending" sx={{ mb: 3 }}>
          {t('pending.title')}
        </Typography>
        <PendingInvitations scope={scope} answer={pending} onReload={pendingAgain} />
      </section>
      {inviting && <InviteDialog scope={scope} onClose={() => setInviting(false)} onSent={sent} />}
    </Box>
  );
}

import type { Plan } from '@plomada/domain';
import { lazy, Suspense } from 'react';
import { InviteDialog } from '../members/invite-dialog';
import type { PersonDialog } from './dialogs';
import { PersonForm } from './person-form';
import type { Accounts } from './person-row';

const SheetDialog = lazy(async () => ({ default: (await import('./sheet/sheet-dialog')).SheetDialog }));

interface Props {
  readonly shown: PersonDialog | null;
  readonly projectId: string;
  readonly plan: Plan;
  readonly accounts: Accounts;
  readonly onClose: () => void;
  readonly onInvited: () => void;
}

export function PersonDialogs({ shown, projectId, plan, accounts, onClose, onInvited }: Props) {
  if (!shown) return null;
  if (shown.kind === 'add') {
    return <PersonForm person={null} plan={plan} accounts={accounts} onClose={onClose} />;
  }
  if (shown.kind === 'sheet') {
    return (
      <Suspense fallback={null}>
        <SheetDialog plan={plan} accounts={accounts} onClose={onClose} />
      </Suspense>
    );
  }
  const person = plan.responsibles.get(shown.id);
  if (!person) return null;
  if (shown.kind === 'edit') {
    return <PersonForm key={person.id} person={person} plan={plan} accounts={accounts} onClose={onClose} />;
  }
  const sent = () => {
    onInvited();
    onClose();
  };
  return (
    <InviteDialog
      scope={{ kind: 'project', id: projectId }}
      email={person.email}
      onClose={onClose}
      onSent={sent}
    />
  );
}

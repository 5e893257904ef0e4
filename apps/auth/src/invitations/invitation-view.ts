import type { Invitation } from '@plomada/contracts';
import type { InvitationRecord } from '../invitation-store/invitation.schema';

/** A pending invitation as those see it who may invite. */
export function invitationView(record: InvitationRecord): Invitation {
  const { _id, email, businessId, projectId, roles, lang, invitedBy, createdAt, expiresAt, sentAt } = record;
  return {
    id: _id,
    email,
    businessId,
    projectId,
    roles,
    projects: record.projects?.length ?? 0,
    lang,
    status: expiresAt.getTime() > Date.now() ? 'pending' : 'expired',
    invitedBy,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}

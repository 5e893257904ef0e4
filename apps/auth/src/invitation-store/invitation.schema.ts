import type { Role } from '@plomada/domain';
import { Schema } from 'mongoose';

export interface InvitationRecord {
  _id: string;
  /** As it was written. */
  email: string;
  /** As it is compared. */
  emailKey: string;
  businessId: string;
  projectId: string | null;
  /** What the mail calls the scope. */
  scopeName: string;
  roles: Role[];
  /** What comes with an invitation to a business: roles in projects of it. Left out in those from before this was kept. */
  projects?: { projectId: string; roles: Role[] }[];
  /** Suggested to whoever makes an account. */
  firstName?: string;
  lastName?: string;
  lang: 'es' | 'en';
  status: 'pending' | 'accepted' | 'withdrawn';
  invitedBy: string;
  /** Who answers for it, asked again when it is taken up; null in those from before this was kept. */
  inviterId: string | null;
  /** Null until the mail is made: before that no link works. */
  tokenDigest: string | null;
  createdAt: Date;
  expiresAt: Date;
  sentAt: Date | null;
}

const required = { type: String, required: true } as const;

export const INVITATIONS = 'Invitation';
export const invitationSchema = new Schema<InvitationRecord>(
  {
    _id: required,
    email: required,
    emailKey: required,
    businessId: required,
    projectId: { type: String, default: null },
    scopeName: required,
    roles: { type: [String], required: true },
    projects: {
      type: [new Schema({ projectId: required, roles: [String] }, { _id: false })],
      default: undefined,
    },
    firstName: String,
    lastName: String,
    lang: { ...required, enum: ['es', 'en'] },
    status: { ...required, enum: ['pending', 'accepted', 'withdrawn'] },
    invitedBy: required,
    inviterId: { type: String, default: null },
    tokenDigest: { type: String, default: null, index: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    sentAt: { type: Date, default: null },
  },
  { collection: 'invitations', versionKey: false },
)
  .index(
    { businessId: 1, projectId: 1, emailKey: 1 },
    { unique: true, partialFilterExpression: { status: 'pending' } },
  )
  .index({ businessId: 1, status: 1, createdAt: -1 });

import { memberSchema, membersOf, newMember } from '../auth';
import {
  acceptInvitationAnswer,
  acceptInvitationRequest,
  businessRoleChange,
  endMemberSessions,
  invitationPreview,
  invitationSchema,
  invitationsOf,
  invitationToken,
  newBusinessInvitation,
  newProjectInvitation,
  projectMembersOf,
  projectRolesChange,
  removeFromBusiness,
  removeFromProject,
  withdrawInvitation,
} from '../invitations';
import { anySession, defineRoute, inBusiness, inProject } from '../route';

export const businessMemberRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/business/:id/members',
    summary: 'Who belongs to a business, with their roles in it',
    access: inBusiness('manageBusiness', 'id'),
    answer: membersOf.response,
  }),
  add: defineRoute({
    method: 'POST',
    path: '/business/:id/members',
    summary: 'Adds somebody to a business',
    access: inBusiness('addMember', 'id'),
    tokenScope: null,
    body: newMember,
    answer: memberSchema,
  }),
  role: defineRoute({
    method: 'POST',
    path: '/business/:businessId/members/:userId/role',
    summary: "Replaces a member's role in a business",
    access: inBusiness('manageBusiness', 'businessId'),
    tokenScope: null,
    body: businessRoleChange,
    answer: memberSchema,
  }),
  remove: defineRoute({
    method: 'POST',
    path: '/business/:businessId/members/:userId/remove',
    summary: 'Takes somebody out of a business and all of its projects',
    access: inBusiness('manageBusiness', 'businessId'),
    tokenScope: null,
    answer: removeFromBusiness.response,
  }),
  endSessions: defineRoute({
    method: 'POST',
    path: '/business/:businessId/members/:userId/end_sessions',
    summary: 'Ends all sessions of a member, everywhere',
    access: inBusiness('manageBusiness', 'businessId'),
    tokenScope: null,
    answer: endMemberSessions.response,
  }),
};

export const projectMemberRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/project/:projectId/members',
    summary: 'Who holds roles in a project itself, and when each of them opened it last',
    access: inProject('manageProject', 'projectId'),
    answer: projectMembersOf.response,
  }),
  roles: defineRoute({
    method: 'POST',
    path: '/project/:projectId/members/:userId/roles',
    summary: 'Gives a member of the business these roles in the project, instead of those held',
    access: inProject('manageProject', 'projectId'),
    tokenScope: null,
    body: projectRolesChange,
    answer: memberSchema,
  }),
  remove: defineRoute({
    method: 'POST',
    path: '/project/:projectId/members/:userId/remove',
    summary: 'Takes somebody out of a project',
    access: inProject('manageProject', 'projectId'),
    tokenScope: null,
    answer: removeFromProject.response,
  }),
};

export const businessInvitationRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/business/:businessId/invitations',
    summary: 'Who was invited to a business and has not come yet',
    access: inBusiness('manageBusiness', 'businessId'),
    answer: invitationsOf.response,
  }),
  invite: defineRoute({
    method: 'POST',
    path: '/business/:businessId/invitations',
    summary: 'Invites an address to a business, by mail',
    access: inBusiness('manageBusiness', 'businessId'),
    tokenScope: null,
    body: newBusinessInvitation,
    answer: invitationSchema,
  }),
  resend: defineRoute({
    method: 'POST',
    path: '/business/:businessId/invitations/:invitationId/resend',
    summary: 'Mails a new link; the old one is dead',
    access: inBusiness('manageBusiness', 'businessId'),
    tokenScope: null,
    answer: invitationSchema,
  }),
  withdraw: defineRoute({
    method: 'POST',
    path: '/business/:businessId/invitations/:invitationId/withdraw',
    summary: 'Takes an invitation back',
    access: inBusiness('manageBusiness', 'businessId'),
    tokenScope: null,
    answer: withdrawInvitation.response,
  }),
};

export const projectInvitationRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/project/:projectId/invitations',
    summary: 'Who was invited to a project and has not come yet',
    access: inProject('manageProject', 'projectId'),
    answer: invitationsOf.response,
  }),
  invite: defineRoute({
    method: 'POST',
    path: '/project/:projectId/invitations',
    summary: 'Invites an address to a project, by mail; who accepts becomes a member of its business too',
    access: inProject('manageProject', 'projectId'),
    tokenScope: null,
    body: newProjectInvitation,
    answer: invitationSchema,
  }),
  resend: defineRoute({
    method: 'POST',
    path: '/project/:projectId/invitations/:invitationId/resend',
    summary: 'Mails a new link; the old one is dead',
    access: inProject('manageProject', 'projectId'),
    tokenScope: null,
    answer: invitationSchema,
  }),
  withdraw: defineRoute({
    method: 'POST',
    path: '/project/:projectId/invitations/:invitationId/withdraw',
    summary: 'Takes an invitation back',
    access: inProject('manageProject', 'projectId'),
    tokenScope: null,
    answer: withdrawInvitation.response,
  }),
};

/** For whoever holds the link of an invitation's mail. */
export const invitationRoutes = {
  preview: defineRoute({
    method: 'POST',
    path: '/invitation/preview',
    summary: 'What the link of a mail invites to, and whether the address has an account',
    access: 'public',
    body: invitationToken,
    answer: invitationPreview,
  }),
  accept: defineRoute({
    method: 'POST',
    path: '/invitation/accept',
    summary: 'Makes an account with name and password, and joins; log in afterwards',
    access: 'public',
    body: acceptInvitationRequest,
    answer: acceptInvitationAnswer,
  }),
  join: defineRoute({
    method: 'POST',
    path: '/invitation/join',
    summary: 'Joins with the account that is logged in, by the link of a mail to its address',
    access: anySession,
    tokenScope: null,
    body: invitationToken,
    answer: acceptInvitationAnswer,
  }),
};

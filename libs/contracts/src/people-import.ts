import { BUSINESS_ROLES, emailKey } from '@plomada/domain';
import { z } from 'zod';
import { defineQuery, defineRpc } from './message';
import { projectRoles } from './invitations';
import { scopeName } from './mail';
import { email, fullName, id, language, lastName, plainText, role } from './primitives';

/** Lines of a list of people that one call takes; a longer list is sent in several. */
export const PEOPLE_PER_CALL = 100;
/** Projects that one line may name: administrators of large firms are in hundreds. */
export const PROJECTS_PER_PERSON = 500;
/** Projects that the lines of one call name together, where it is not one line alone. */
export const PROJECTS_PER_CALL = 1000;

const businessRole = z.enum(BUSINESS_ROLES);
/** Of a list a first name may be missing too. */
const personName = lastName;
const projectsOfPerson = z
  .array(z.object({ projectId: id, roles: projectRoles }))
  .max(PROJECTS_PER_PERSON)
  .refine((all) => new Set(all.map(({ projectId }) => projectId)).size === all.length, 'each project once');

export const personLine = z.object({
  /** Its number in the file. */
  line: z.number().int().min(1).max(1_048_576),
  email,
  /** Suggested to whoever makes an account; accounts keep the names that their people gave them. */
  firstName: personName,
  lastName: personName,
  /** Null leaves the role as it is; who is invited becomes a plain member. */
  role: businessRole.nullable(),
  /** Projects that are not named stay as they are. */
  projects: projectsOfPerson,
});
export type PersonLine = z.infer<typeof personLine>;

const lines = z
  .array(personLine)
  .min(1)
  .max(PEOPLE_PER_CALL)
  // What a second line would do is decided by what the first has done.
  .refine((all) => new Set(all.map((line) => emailKey(line.email))).size === all.length, 'each person once');
export const previewedPeople = z.object({ lines });
/** `lang`: of the mails that go out. */
export const importedPeople = z.object({ lines, lang: language });

const rolesChange = z.object({ projectId: id.nullable(), from: z.array(role), to: z.array(role) });
const changed = <Outcome extends string>(outcome: Outcome) =>
  z.object({ line: z.number().int(), outcome: z.literal(outcome), changes: z.array(rolesChange) });
/** What a line does, or did: `refused` leaves the person as they are. */
export const personOutcome = z.discriminatedUnion('outcome', [
  changed('invite'),
  changed('change'),
  z.object({ line: z.number().int(), outcome: z.literal('same') }),
  z.object({
    line: z.number().int(),
    outcome: z.literal('refused'),
    code: plainText().max(60),
    params: z.record(plainText().max(60), z.union([plainText().max(400), z.number()])).optional(),
  }),
]);
export type PersonOutcome = z.infer<typeof personOutcome>;
export const peopleOutcomes = z.object({ outcomes: z.array(personOutcome) });

/** The administrator who asks; `byPlatform` where it is somebody of the platform. */
const asking = { byUserId: id, byPlatform: z.boolean() };

/** What each line would do. Refuses with NOT_FOUND (no such business). */
export const previewPeople = defineQuery('auth', 'preview-people', {
  request: z.object({ businessId: id, lines, ...asking }),
  response: peopleOutcomes,
});
/**
 * Invites and changes people, line by line: a line that is refused, with PROJECT_UNKNOWN, OWN_MEMBERSHIP, PERSON_OF_PLATFORM,
 * LAST_ADMIN or INVITATION_THROTTLED (params: minutes), does not hinder the others. Answers what each did, and whose roles are
 * others now. Refuses with NOT_FOUND (no such business).
 */
export const importPeople = defineRpc('auth', 'import-people', {
  request: z.object({ businessId: id, lines, lang: language, scopeName, inviterName: fullName, ...asking }),
  response: peopleOutcomes.extend({ changedUserIds: z.array(id) }),
});

export const personOfBusiness = z.object({
  email,
  firstName: personName,
  lastName: personName,
  state: z.enum(['member', 'invited']),
  role: businessRole.nullable(),
  projects: z.array(z.object({ projectId: id, roles: z.array(role) })),
});
export type PersonOfBusiness = z.infer<typeof personOfBusiness>;
/** Members of a business, and who was invited to it and has not come: by e-mail. What a list of people is made from. */
export const peopleOfBusiness = defineQuery('auth', 'people-of-business', {
  request: z.object({ businessId: id }),
  response: z.object({ people: z.array(personOfBusiness) }),
});

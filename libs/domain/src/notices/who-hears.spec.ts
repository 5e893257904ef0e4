import { type Role, ROLES } from '../permissions/actor';
import { hearsOfAll, hearsOfOwn, NOTICE_SUBJECTS, subjectsHeard } from './who-hears';

const leftOut = (role: Role) => NOTICE_SUBJECTS.filter((subject) => !subjectsHeard([role]).includes(subject));
const OF_DECIDERS = ['PROPOSAL_MADE', 'WEBHOOK_DISABLED'];

describe('what can reach somebody', () => {
  it.each<[Role, readonly string[]]>([
    ['root', []],
    ['businessAdmin', []],
    ['projectAdmin', []],
    ['facilitator', OF_DECIDERS],
    ['responsible', ['IMPORT_DONE', ...OF_DECIDERS]],
    ['projectViewer', ['IMPORT_DONE', 'PROPOSAL_MADE', 'PROPOSAL_DECIDED', 'WEBHOOK_DISABLED']],
    ['businessMember', [...NOTICE_SUBJECTS]],
  ])('as %s is all but %j', (role, expected) => {
    expect(leftOut(role)).toEqual(expected);
  });

  it('is nothing of a project in which one is nobody', () => {
    expect(subjectsHeard([])).toEqual([]);
  });
});

it('tells of everybody’s closes who may close, and the others of their own', () => {
  const admins = ['root', 'superAdmin', 'businessAdmin', 'projectAdmin'];
  expect(ROLES.filter((role) => hearsOfAll([role], 'TERM_CLOSED'))).toEqual(admins);
  expect(ROLES.filter((role) => !hearsOfOwn([role], 'TERM_CLOSED'))).toEqual(['businessMember']);
});

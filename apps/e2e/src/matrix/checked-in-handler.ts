import { allows, type Permission, type Role } from '@plomada/domain';
import type { Asked } from './ask';
import { type Cast, type Part, type Scope, rolesInBusiness, rolesInProject } from './cast';

/** A call whose handler decides, because what it is about is known only after reading more. */
export interface Handled {
  readonly call: string;
  readonly permission: Permission;
  asked(place: Scope): Asked;
  roles(part: Part, place: Scope): readonly Role[];
  sees(roles: readonly Role[]): boolean;
}

const BOUNDARY = 'matriz';
const sees = (roles: readonly Role[]) => allows(roles, 'viewProject');

/** The rows of the matrix that no declaration can make. Each body is one that changes nothing. */
export function checkedInHandler({ sites }: Cast): Handled[] {
  const ofContainer = (call: string, permission: Permission, body?: object): Handled => ({
    call,
    permission,
    sees,
    roles: rolesInProject,
    asked: (place) => toCall(call, sites[place].containerId, body),
  });
  const picture = (type: 'project' | 'business' | 'container'): Handled[] => {
    const about = {
      permission: type === 'business' ? 'manageBusiness' : 'manageProject',
      roles: type === 'business' ? rolesInBusiness : rolesInProject,
      sees: type === 'business' ? (roles: readonly Role[]) => roles.length > 0 : sees,
    } as const;
    const id = (place: Scope) => sites[place][`${type}Id`];
    const set = 'POST /api/project/set_photo/{id}';
    const remove = 'POST /api/project/remove_photo/{id}';
    const fields = { type, logofile: 'no picture' };
    return [
      { ...about, call: remove, asked: (place) => toCall(remove, id(place), { type }) },
      ...(type === 'project'
        ? [{ ...about, call: set, asked: (place: Scope) => form(toCall(set, id(place)), fields, 'logofile') }]
        : []),
    ];
  };
  const upload = 'POST /api/gantt/import/project2json';
  return [
    ofContainer('GET /api/container/{id}', 'manageProject'),
    ofContainer('GET /api/container/{id}/portfolio', 'viewReports'),
    ofContainer('PUT /api/container/{id}', 'manageProject', {}),
    ofContainer('POST /api/container/delete_container/{id}', 'deleteProject', { name: 'no such name' }),
    ...picture('project'),
    ...picture('business'),
    ...picture('container'),
    {
      call: upload,
      permission: 'editPlan',
      sees,
      roles: rolesInProject,
      asked: (place) => {
        const { projectId, businessId } = sites[place];
        const [project, business] = [JSON.stringify({ id: projectId }), JSON.stringify({ id: businessId })];
        return form(
          toCall(upload, ''),
          { type: 'xml', project, business, socketId: 'none', file: '<x/>' },
          'file',
        );
      },
    },
  ];
}

function toCall(call: string, id: string, body?: object): Asked {
  const [method = '', path = ''] = call.split(' ');
  const asked = { method, path: path.replace('{id}', id) };
  return body ? { ...asked, body: JSON.stringify(body) } : asked;
}

function form(asked: Asked, fields: Readonly<Record<string, string>>, file: string): Asked {
  const part = ([name, value]: [string, string]) =>
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${name === file ? '; filename="a.png"' : ''}\r\n\r\n${value}\r\n`;
  const body = `${Object.entries(fields).map(part).join('')}--${BOUNDARY}--\r\n`;
  return { ...asked, body, type: `multipart/form-data; boundary=${BOUNDARY}` };
}

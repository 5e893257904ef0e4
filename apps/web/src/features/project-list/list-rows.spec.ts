import { business, project } from '../../testing/examples';
import { listRows, type Sort } from './list-rows';

const container = (id: string, name: string, projects: string[]) => ({
  ...{ id, name, businessId: 'b1', country: null, classification: '', type: '', image: null, projects },
  ...{ administratorName: '', administratorEmail: '', facilitatorName: '', facilitatorEmail: '' },
  ...{ createdAt: '2026-01-01T00:00:00Z', isContainer: true as const, canEdit: true },
});
const BY_NAME: Sort = { field: 'name', direction: 'asc' };
const listed = business({
  projects: [
    project({ id: 'a', name: 'Alfa', projectId: 'X-1', ppc: 50, containerId: 'c2' }),
    project({ id: 'b', name: 'Beta', projectId: 'X-2', ppc: null, containerId: 'c2' }),
    project({ id: 'c', name: 'Gama', projectId: 'X-10', ppc: 80 }),
    project({ id: 'd', name: 'Delta', projectId: 'X-9', ppc: 20, containerId: 'hidden' }),
  ],
  containers: [container('c2', 'Zona sur', ['a', 'b']), container('c1', 'Norte', [])],
});
const ids = (query = '', sort = BY_NAME) => listRows(listed, query, sort).map(({ id }) => id);

describe('the lines of the project list', () => {
  it('show containers by name with their projects below, and then the others', () => {
    expect(ids()).toEqual(['c1', 'c2', 'a', 'b', 'd', 'c']);
  });

  it('order projects within their container, unknown figures last either way', () => {
    expect(ids('', { field: 'ppc', direction: 'asc' })).toEqual(['c1', 'c2', 'a', 'b', 'd', 'c']);
    expect(ids('', { field: 'ppc', direction: 'desc' })).toEqual(['c1', 'c2', 'a', 'b', 'c', 'd']);
  });

  it('order codes by the numbers in them', () => {
    expect(ids('', { field: 'projectId', direction: 'asc' }).slice(-2)).toEqual(['d', 'c']);
  });

  it('find projects with their container, and a container with its projects', () => {
    expect(ids('beta')).toEqual(['c2', 'b']);
    expect(ids('x-10')).toEqual(['c']);
    expect(ids('zona')).toEqual(['c2', 'a', 'b']);
    expect(ids('nada')).toEqual([]);
  });
});

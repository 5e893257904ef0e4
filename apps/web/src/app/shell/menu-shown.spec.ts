import { menuShown } from './menu-shown';

const shown = (given: Partial<Parameters<typeof menuShown>[0]> = {}) =>
  menuShown({
    pathname: '/gantt',
    projectId: 'p1',
    containerId: null,
    modules: [],
    level: 'masterPlan',
    may: () => true,
    ...given,
  }).map(({ id }) => id);

describe('the side menu', () => {
  it('has the entries of a project only while one is selected', () => {
    expect(shown()).toEqual(expect.arrayContaining(['home', 'gantt', 'reports', 'responsibles', 'log']));
    expect(shown({ projectId: null })).toEqual(['home', 'operations']);
  });

  it.each(['/', '/businessSettings', '/portfolio', '/portfolio/laboratory'])(
    'has the first entries only at %s',
    (pathname) => {
      expect(shown({ pathname })).toEqual(['home', 'operations']);
    },
  );

  it('keeps the portfolio for admins of businesses that have it', () => {
    expect(shown({ modules: ['portfolio'] })).toEqual(expect.arrayContaining(['portfolio', 'laboratory']));
    for (const id of ['portfolio', 'laboratory']) {
      expect(shown({ modules: ['portfolio'], may: () => false })).not.toContain(id);
      expect(shown({ modules: [] })).not.toContain(id);
    }
  });

  it.each([
    ['masterPlan', true],
    ['lookahead', true],
    ['shortTerm', false],
    ['baseline', false],
  ] as const)('leads to what makes work ready at the level %s, else to progress: %s', (level, isShown) => {
    const found = shown({ level });
    const isThere = (id: string) => found.includes(id);
    expect(['managers', 'kanban'].map(isThere)).toEqual([isShown, isShown]);
    expect(['progress', 'progressKanban'].map(isThere)).toEqual([!isShown, !isShown]);
  });

  it.each([
    ['/progressManager', 'masterPlan', ['progress', 'progressKanban']],
    ['/progressKanban', 'lookahead', ['progress', 'progressKanban']],
    ['/restrictionsmanager', 'shortTerm', ['managers', 'kanban']],
  ] as const)('has at %s its own entries, also at the level %s', (pathname, level, own) => {
    const found = shown({ pathname, level });
    const either = ['managers', 'progress', 'kanban', 'progressKanban'].filter((id) => found.includes(id));
    expect(either).toEqual(own);
  });

  it('has of a container its projects and, for who may edit it, its settings: no plan, no managers, no boards', () => {
    const open = { pathname: '/container', projectId: null, containerId: 'c1' };
    expect(shown(open)).toEqual(['home', 'operations', 'containerReports', 'containerSettings']);
    expect(shown({ ...open, may: () => false })).toEqual(['home', 'containerReports']);
    expect(shown({ ...open, pathname: '/' })).toEqual(['home', 'operations']);
  });

  it('keeps of a scenario the plan and its log alone', () => {
    expect(shown({ projectId: 'p1~abc' })).toEqual(['home', 'operations', 'gantt', 'log']);
  });

  it('keeps the operation of the installation for those who run the platform', () => {
    expect(shown({ may: (permission) => permission !== 'operate' })).not.toContain('operations');
  });

  it('keeps what admins do for admins', () => {
    expect(shown({ may: (permission) => permission !== 'manageProject' })).not.toContain('responsibles');
  });
});

import type { BusinessWithProjects, LoginResponse, User } from '@plomada/contracts';

export const ANA: User = {
  id: 'u-ana',
  email: 'ana@obra.cl',
  firstName: 'Ana',
  lastName: 'Rojas',
  avatarURL: null,
  lang: 'es',
  isRoot: false,
  isSuperAdmin: false,
};

export const SESSION: LoginResponse = { token: 'token-1', expiresAt: '2999-01-01T00:00:00Z', user: ANA };

type Project = BusinessWithProjects['projects'][number];

export const project = (given: Partial<Project> = {}): Project => ({
  id: 'p1',
  businessId: 'b1',
  name: 'Edificio Los Alerces',
  projectId: 'OB-1',
  managerName: 'Rodrigo Fuentes',
  startDate: '2026-03-02',
  createdAt: '2026-01-10T10:00:00Z',
  lastModified: { date: '2026-03-09T12:00:00Z', firstName: 'Luis', lastName: 'Pizarro' },
  bl: 45,
  realProgress: 42.35,
  ppc: 66.67,
  pcr: null,
  currentTerm: 2,
  status: 'behind',
  logoURL: null,
  containerId: null,
  imAdmin: true,
  isViewer: false,
  canEdit: true,
  ...given,
});

export const business = (given: Partial<BusinessWithProjects> = {}): BusinessWithProjects => ({
  id: 'b1',
  name: 'Constructora Demo',
  taxNumber: '',
  phone: '',
  mail: '',
  address: '',
  logoURL: null,
  specialization: '',
  restrictionFamilies: [],
  cncTypes: [],
  roles: [],
  rhythmicUnits: [],
  isAdmin: true,
  isViewer: false,
  modules: [],
  projects: [project()],
  containers: [],
  ...given,
});

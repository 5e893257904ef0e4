import { readFileSync } from 'node:fs';
import { ACCOUNTS, COMPANY, PASSWORD } from './people.mjs';

export const PROJECT = {
  id: 'demo-edificio-los-aromos',
  projectId: 'ED-AROMOS',
  name: 'Edificio Los Aromos',
};
export const SCHEDULE = new URL('../../demo/edificio-los-aromos.xml', import.meta.url);

/** The demo's business, made by root, with all modules; the one that is there when there is one. */
export async function makeBusiness(root) {
  const business = (await businessCalled(root, COMPANY)) ?? (await newBusiness(root));
  await root.put(`/business/${business.id}/modules`, { modules: ['portfolio'] });
  return business;
}

async function newBusiness(root) {
  await root.post('/business', {
    name: COMPANY,
    taxNumber: '76.000.000-0',
    phone: '+56 2 2000 0000',
    mail: 'contacto@plomada.demo',
    address: 'Av. Los Aromos 1200, Ñuñoa, Santiago',
    specialization: 'Edificación habitacional',
  });
  return businessCalled(root, COMPANY);
}

async function businessCalled(api, name) {
  const { businesses } = await api.get(`/project/all/${api.userId}`);
  return Object.values(businesses).find((business) => business.name === name);
}

/** Accounts and memberships; adding twice is adding once. Answers the users by the name of their account. */
export async function addMembers(root, business) {
  const users = {};
  for (const [account, { email, firstName, lastName, role }] of Object.entries(ACCOUNTS)) {
    if (account === 'root') continue;
    const member = { email, firstName, lastName, role, initialPassword: PASSWORD };
    users[account] = (await root.post(`/business/${business.id}/members`, member)).user;
  }
  return users;
}

/** The project with its team, made by the business's admin. */
export async function makeProject(admin, business, users) {
  const team = ['admin', 'facilitadora', 'capataz', 'visita'].map((account) => {
    const { firstName, lastName, email, function: work, projectRoles } = ACCOUNTS[account];
    const company = account === 'visita' ? 'Inmobiliaria Los Aromos' : COMPANY;
    return {
      userId: users[account].id,
      firstName,
      lastName,
      email,
      company,
      function: work,
      roles: projectRoles,
    };
  });
  const xml = readFileSync(SCHEDULE, 'utf8');
  await admin.post(`/project/${PROJECT.id}/create`, {
    ...PROJECT,
    businessId: business.id,
    startDate: /<StartDate>(\d{4}-\d\d-\d\d)/.exec(xml)[1],
    workingDays: '0111110',
    holidays: holidaysIn(xml),
    periodDays: 7,
    laPeriods: 4,
    managerName: `${ACCOUNTS.admin.firstName} ${ACCOUNTS.admin.lastName}`,
    team,
  });
}

function holidaysIn(xml) {
  return [...xml.matchAll(/<Exception>.*?<FromDate>(\d{4}-\d\d-\d\d)/gs)].map(([, date]) => date);
}

// Makes the demo through the gateway, as people would: node tools/seed/seed.mjs --url http://localhost:8080
// What is there already stays; a seed that was cut off goes on where it ended.
import { parseArgs } from 'node:util';
import { Api } from './api.mjs';
import { daysBetween } from './days.mjs';
import { GatewaySite } from './gateway-site.mjs';
import { settle } from './history/beginning.mjs';
import { liveWeeks } from './history/weeks.mjs';
import { importSchedule } from './import-schedule.mjs';
import { makeOthers } from './others/make-others.mjs';
import { ACCOUNTS, PASSWORD } from './people.mjs';
import { addMembers, makeBusiness, makeProject, PROJECT } from './set-up.mjs';
import { ProjectSocket } from './socket.mjs';

/** Weeks that the demo looks back on, at most. */
const CLOSED_TERMS = 15;

const { values } = parseArgs({ options: { url: { type: 'string', default: 'http://localhost:8080' } } });
const begun = Date.now();
const TODAY = new Date(begun).toISOString().slice(0, 10);
const say = (line) => console.log(`${((Date.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${line}`);

async function seed() {
  const gateway = new Api(values.url.replace(/\/$/, ''));
  const as = (account) => gateway.login(ACCOUNTS[account].email, PASSWORD);
  const root = await as('root');
  const business = await makeBusiness(root);
  say(`business ${business.name}`);
  const users = await addMembers(root, business);
  say(`${Object.keys(users).length} members`);
  const admin = await as('admin');
  await makeProject(admin, business, users);
  say(`project ${PROJECT.name}`);
  const facilitadora = await as('facilitadora');
  const sockets = {
    facilitadora: await ProjectSocket.open(facilitadora, PROJECT.id),
    capataz: await ProjectSocket.open(await as('capataz'), PROJECT.id),
  };
  try {
    await Promise.all([
      live(new GatewaySite(facilitadora, sockets, PROJECT.id), business),
      makeOthers(admin, business, users, { today: TODAY, say }),
    ]);
    say('the demo is ready');
  } finally {
    for (const socket of Object.values(sockets)) socket.close();
  }
}

async function live(site, business) {
  if ((await site.plan()).tasks.length === 0) {
    const counts = await importSchedule(site.api, site.sockets.facilitadora, business);
    say(`schedule imported: ${counts.tasks} tasks, ${counts.links} links, ${counts.milestones} milestones`);
  }
  const { settings } = await site.plan();
  await settle(site, `${settings.startDate}T11:30:00.000Z`);
  say('responsibles assigned');
  const over = Math.floor(daysBetween(settings.startDate, TODAY) / settings.periodDays);
  await liveWeeks(site, { closed: Math.max(0, Math.min(CLOSED_TERMS, over)), today: TODAY, say });
}

seed().catch((error) => {
  console.error(`The demo could not be made: ${error.message}`);
  process.exitCode = 1;
});

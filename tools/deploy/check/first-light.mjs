import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { waitUntil } from '../../local/net/answers.mjs';
import { ROOT } from '../../local/paths.mjs';
import { Api } from '../../seed/api.mjs';
import { readSchedule } from '../../seed/import-schedule.mjs';
import { ProjectSocket } from '../../seed/socket.mjs';

const PASSWORD = 'first-light';
const SCHEDULE = pathToFileURL(join(ROOT, 'libs/testing/fixtures/casa-piloto.xml'));
const SEEN_MS = 10_000;
const REPORT_MS = 60_000;

/** The first way through a fresh deployment, as people go it. */
export class FirstLight {
  constructor(url) {
    this.gateway = new Api(url);
  }

  async logIn(email, password) {
    this.root = await this.gateway.login(email, password);
  }

  /** The first root comes in by the password of the file, and chooses another one before anything else. */
  async choosePassword(email, given, chosen) {
    await this.logIn(email, given);
    const base64 = (text) => Buffer.from(text, 'utf8').toString('base64');
    const early = await this.root.get(`/project/all/${this.root.userId}`).catch(({ code }) => code);
    if (early !== 'PASSWORD_DUE')
      throw new Error('The first root could do something before it chose a password');
    const passwords = { oldPassword: base64(given), newPassword: base64(chosen) };
    await this.root.post(`/user/${this.root.userId}/change_password`, passwords);
  }

  /** A business with two people, and a project of theirs. */
  async makeProject() {
    const name = 'First light';
    const [phone, address, specialization, mail] = ['1', 'Calle 1', 'Trials', 'trial@plomada.example'];
    await this.root.post('/business', { name, taxNumber: '1-9', phone, address, specialization, mail });
    const { businesses } = await this.root.get(`/project/all/${this.root.userId}`);
    this.business = Object.values(businesses).find((one) => one.name === name);
    this.author = await this.member('author', 'businessAdmin');
    this.colleague = await this.member('colleague', 'businessMember');
    this.project = await this.newProject('Worked on');
    this.imported = await this.newProject('Imported');
    this.socket = await ProjectSocket.open(this.author, this.project.id);
    this.importSocket = await ProjectSocket.open(this.author, this.imported.id);
  }

  async member(name, role) {
    const email = `${name}@plomada.example`;
    const about = { email, firstName: name, lastName: 'Trial', role, initialPassword: PASSWORD };
    await this.root.post(`/business/${this.business.id}/members`, about);
    return this.gateway.login(email, PASSWORD);
  }

  async newProject(name) {
    const id = `trial-${randomUUID()}`;
    const team = [this.author, this.colleague].map(({ session: { user } }) => ({
      ...{ userId: user.id, firstName: user.firstName, lastName: user.lastName, email: user.email },
      ...{ company: this.business.name, function: 'Trial' },
      roles: ['projectAdmin', 'facilitator', 'responsible'],
    }));
    await this.author.post(`/project/${id}/create`, {
      ...{ id, projectId: name, name, businessId: this.business.id, managerName: 'Trial', team },
      ...{ startDate: '2026-01-05', workingDays: '0111110', holidays: [], periodDays: 7, laPeriods: 4 },
    });
    return { id, name };
  }

  /** What one does over the socket, another one's socket hears. */
  async actAndSee() {
    const beside = await ProjectSocket.open(this.colleague, this.project.id);
    try {
      const { seq } = await this.socket.act('CREATE_TASK', { id: 'first', text: 'First task', parent: null });
      const late = () => new Error('The second session did not hear of the action');
      await waitUntil(() => beside.seq >= seq, { timeout: SEEN_MS, every: 20, late });
    } finally {
      beside.close();
    }
    const { plan } = await this.colleague.get(`/project/${this.project.id}/plan`);
    if (plan.tasks[0]?.text !== 'First task') throw new Error('The task is not in the plan');
  }

  /** A file read by a worker: answers how many tasks it has. */
  async read() {
    const asked = { project: this.imported, business: this.business, file: SCHEDULE };
    return readSchedule(this.author, this.importSocket, asked);
  }

  async import() {
    const { jobId, counts } = await this.read();
    await this.importSocket.act('LOAD_PROJECT', { jobId });
    return counts.tasks;
  }

  /** The indicators of a project, once a worker has calculated them for its newest action. */
  async report({ id } = this.imported, { seq } = this.importSocket) {
    const isThere = async () => {
      const report = await this.author.get(`/reports/${id}`);
      return report.seq >= seq && !report.stale && report.indicators !== null;
    };
    const late = () => new Error(`No indicators of ${id} at ${seq}`);
    await waitUntil(isThere, { timeout: REPORT_MS, every: 250, late });
  }

  close() {
    this.socket?.close();
    this.importSocket?.close();
  }
}

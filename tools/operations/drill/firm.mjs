import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../local/paths.mjs';
import { DEMO } from '../../local/processes.mjs';
import { Api } from '../../seed/api.mjs';
import { readSchedule } from '../../seed/import-schedule.mjs';
import { ProjectSocket } from '../../seed/socket.mjs';
import { Person } from './person.mjs';

const PASSWORD = 'upgrade-drill';
const SCHEDULE = pathToFileURL(join(ROOT, 'libs/testing/fixtures/casa-piloto.xml'));
const ROLES = ['projectAdmin', 'facilitator', 'responsible'];
const TEAM = 2;
const START = '2026-01-05';
/** Over several terms: somebody can be at it whatever is closed. */
const LONG = 60;

/** A firm that works on while it is upgraded: `projects` with two people each, and one that files are brought into. */
export class Firm {
  people = [];

  constructor(url, rules, during) {
    Object.assign(this, { gateway: new Api(url), rules, during });
  }

  static async make({ url, projects, rules, during }) {
    const firm = new Firm(url, rules, during);
    await firm.#found(projects * TEAM);
    for (let n = 0; n < projects; n += 1) {
      const members = firm.accounts.slice(n * TEAM, (n + 1) * TEAM);
      firm.people.push(...(await firm.#staff(`Obra ${n + 1}`, members)));
    }
    firm.imported = await firm.#newProject('Importada', firm.accounts.slice(0, 1));
    firm.importer = await ProjectSocket.open(firm.accounts[0], firm.imported.id);
    return firm;
  }

  get projects() {
    return [...new Set(this.people.map(({ project }) => project)), this.imported];
  }

  /** Somebody closes the open term of the first project, while the others on it wait. */
  async closeTerm() {
    const { project } = this.people[0];
    const [closer, ...others] = this.people.filter((person) => person.project === project);
    const close = () => this.#close(closer);
    const whole = others.reduce((work, other) => () => other.whileResting(work), close);
    await closer.whileResting(whole);
  }

  /** A file is read for the project that has none, and put into its plan. */
  async importSchedule() {
    const [project, business, api] = [this.imported, this.business, this.accounts[0]];
    const { jobId } = await readSchedule(api, this.importer, { project, business, file: SCHEDULE });
    await this.importer.act('LOAD_PROJECT', { jobId });
  }

  /** Ends their work, and brings each copy up to its log. */
  async stop() {
    await Promise.all(this.people.map((person) => person.stop()));
    await Promise.all(this.people.map(({ copy }) => copy.catchUp()));
  }

  close() {
    for (const person of this.people) person.close();
    this.importer?.close();
  }

  /** Puts somebody in charge of what has nobody yet, which a close asks for, and closes. */
  async #close(closer) {
    await closer.announce('CLOSE_TERM_START');
    const path = `/project/${closer.project.id}/plan`;
    const { plan } = await closer.api.get(path);
    const taskIds = plan.tasks.filter(({ responsibles }) => responsibles.length === 0).map(({ id }) => id);
    if (taskIds.length > 0)
      await closer.act('ASSIGN_RESPONSIBLES', {
        taskIds,
        responsibles: [plan.responsibles[0].id],
        mode: 'add',
      });
    const { seq } = await closer.api.get(path);
    const { id } = plan.terms.reduce((last, term) => (term.number > last.number ? term : last));
    await closer.act('CLOSE_TERM_V2', { termId: id, validatedSeq: seq });
  }

  async #found(count) {
    const root = await this.gateway.login(DEMO.logins[0][0], DEMO.password);
    const name = 'Constructora que se actualiza';
    const contact = { phone: '1', address: 'Calle 1', specialization: 'Ensayo', mail: 'a@plomada.example' };
    await root.post('/business', { name, taxNumber: '1-9', ...contact });
    const { businesses } = await root.get(`/project/all/${root.userId}`);
    this.business = Object.values(businesses).find((one) => one.name === name);
    this.accounts = [];
    for (let n = 0; n < count; n += 1) {
      const email = `persona-${n}@plomada.example`;
      const role = n === 0 ? 'businessAdmin' : 'businessMember';
      const about = { email, firstName: `Persona ${n}`, lastName: 'Ensayo', role };
      await root.post(`/business/${this.business.id}/members`, { ...about, initialPassword: PASSWORD });
      this.accounts.push(await this.gateway.login(email, PASSWORD));
    }
  }

  async #newProject(name, members) {
    const id = `drill-${randomUUID()}`;
    const team = members.map(({ session: { user } }) => ({
      ...{ userId: user.id, firstName: user.firstName, lastName: user.lastName, email: user.email },
      ...{ company: this.business.name, function: 'Obra', roles: ROLES },
    }));
    await this.accounts[0].post(`/project/${id}/create`, {
      ...{ id, projectId: name, name, businessId: this.business.id, managerName: 'Ensayo', team },
      ...{ startDate: START, workingDays: '1111111', holidays: [], periodDays: 7, laPeriods: 4 },
    });
    return { id, name };
  }

  /** A project in which each of its people has a task in the open term; they begin at once. */
  async #staff(name, members) {
    const project = await this.#newProject(name, members);
    const socket = await ProjectSocket.open(members[0], project.id);
    const taskIds = members.map((_, place) => `own-${place}`);
    for (const id of taskIds)
      await socket.act('CREATE_TASK', {
        id,
        text: `Partida ${id}`,
        parent: null,
        start: START,
        duration: LONG,
      });
    const { plan } = await members[0].get(`/project/${project.id}/plan`);
    await socket.act('ASSIGN_RESPONSIBLES', {
      taskIds,
      responsibles: [plan.responsibles[0].id],
      mode: 'add',
    });
    await socket.act('ANALYSE_TASKS', { taskIds, analysed: true });
    socket.close();
    const { rules, during } = this;
    return Promise.all(
      members.map((api, place) => Person.join({ api, project, taskId: taskIds[place], rules, during })),
    );
  }
}

import type { Page } from 'playwright-core';
import { PEOPLE, type Person } from '../people';

interface ProjectData {
  readonly name: string;
  readonly code: string;
  /** YYYY-MM-DD */
  readonly startDate: string;
}

/** The wizard, step by step. */
export class NewProjectPage {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.getByRole('link', { name: 'Nuevo proyecto' }).click();
    await this.page.getByRole('heading', { name: 'Nuevo proyecto' }).waitFor();
  }

  async fillData({ name, code, startDate }: ProjectData): Promise<void> {
    await this.page.getByLabel('Nombre del proyecto').fill(name);
    await this.page.getByLabel('ID del proyecto').fill(code);
    await this.page.getByLabel('Fecha de inicio').fill(startDate);
    await this.next();
  }

  async workMondayToFriday(): Promise<void> {
    await this.page.getByRole('radio', { name: 'Lunes a viernes' }).check();
    await this.next();
  }

  async giveRoles(person: Person, roles: readonly string[]): Promise<void> {
    const rolesOf = this.page.getByRole('group', { name: `Roles de ${PEOPLE[person].name}` });
    for (const role of roles) await rolesOf.getByRole('button', { name: role }).click();
  }

  async next(): Promise<void> {
    await this.page.getByRole('button', { name: 'Siguiente' }).click();
  }

  async create(begin: 'Empezar en blanco' | 'Importar un programa ahora'): Promise<void> {
    await this.page.getByRole('radio', { name: begin }).check();
    await this.page.getByRole('button', { name: 'Crear proyecto' }).click();
  }
}

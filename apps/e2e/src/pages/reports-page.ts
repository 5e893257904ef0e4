import type { Page } from 'playwright-core';

export class ReportsPage {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.getByRole('link', { name: 'Informes' }).click();
    await this.page.getByRole('heading', { name: 'Informes' }).waitFor();
  }

  /** Everything that the card of a figure says. */
  async figure(name: 'PPC' | 'PCR' | 'El proyecto'): Promise<string> {
    const card = this.page.getByRole('region', { name, exact: true });
    await card.waitFor();
    return card.innerText();
  }

  /** The lines of the closed terms, newest first. */
  async terms(): Promise<string[][]> {
    const tile = this.page.getByRole('region', { name: 'Evolución por corto plazo' });
    await tile.getByRole('button', { name: 'Tabla' }).click();
    const table = tile.getByRole('grid');
    const rows = table.getByRole('row').filter({ has: this.page.getByRole('gridcell') });
    await rows.first().waitFor();
    const count = await rows.count();
    return Promise.all(
      Array.from({ length: count }, (_, place) => rows.nth(place).getByRole('gridcell').allInnerTexts()),
    );
  }
}

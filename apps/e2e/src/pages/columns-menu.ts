import type { Locator, Page } from 'playwright-core';

/** The choice of the grid's columns, in Spanish. */
export class ColumnsMenu {
  private readonly menu: Locator;

  constructor(private readonly page: Page) {
    this.menu = page.getByRole('dialog', { name: /^Columnas de / });
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: 'Columnas', exact: true }).click();
    await this.menu.waitFor();
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.menu.waitFor({ state: 'detached' });
  }

  /** Takes a column into the grid, or out of it. */
  async toggle(name: string): Promise<void> {
    await this.menu.getByRole('checkbox', { name, exact: true }).click();
  }

  /** Moves a line by the keyboard, `places` up, and puts it down there or gives it back. */
  async moveUp(name: string, places: number, end: 'Space' | 'Escape'): Promise<void> {
    const handle = this.menu.getByRole('button', { name: new RegExp(`^Mover ${name}, lugar`) });
    const said = this.page.locator('[id^=DndLiveRegion]');
    await handle.focus();
    await this.page.keyboard.press('Space');
    await said.getByText(/tomada/).waitFor({ state: 'attached' });
    const { of, place } = /lugar (?<place>\d+) de (?<of>\d+)/.exec(await said.innerText())!.groups!;
    for (let moved = 1; moved <= places; moved += 1) {
      await this.page.keyboard.press('ArrowUp');
      const over = `${name} sobre el lugar ${Number(place) - moved} de ${of}`;
      await said.getByText(over).waitFor({ state: 'attached' });
    }
    await this.page.keyboard.press(end);
    const done = end === 'Space' ? /quedó en/ : /volvió al/;
    await said.getByText(done).waitFor({ state: 'attached' });
  }

  async reset(): Promise<void> {
    await this.menu.getByRole('button', { name: 'Restablecer' }).click();
  }
}

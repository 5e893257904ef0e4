import type { Locator, Page } from 'playwright-core';
import { eventually } from '../eventually';
import { boxOf } from '../browser/box-of';

/** A board of cards in columns. */
export class Board {
  /** `columns` are their titles, from the left. */
  constructor(
    private readonly page: Page,
    private readonly columns: readonly string[],
  ) {}

  card(text: string): Locator {
    return this.page.locator('[data-card]').filter({ hasText: text });
  }

  head(column: string): Locator {
    return this.page.getByRole('columnheader', { name: new RegExp(`^${column} \\d`) });
  }

  isIn(card: Locator, column: string): Promise<boolean> {
    return eventually(
      async () => this.columns[Number(await card.getAttribute('aria-colindex')) - 1] === column,
    );
  }

  /** Drags a card by the mouse and holds it over a column. */
  async holdOver(card: Locator, column: string): Promise<void> {
    const { mouse } = this.page;
    const from = await boxOf(card);
    const to = await boxOf(this.head(column));
    await mouse.move(from.x + 40, from.y + 20);
    await mouse.down();
    await mouse.move(from.x + 80, from.y + 40, { steps: 4 });
    await mouse.move(to.x + to.width / 2, to.y + 160, { steps: 8 });
  }

  async drag(card: Locator, column: string): Promise<void> {
    await this.holdOver(card, column);
    await this.drop();
  }

  /** Lets go of what is held. For a moment after it a click is taken for a part of the drag, and does nothing. */
  async drop(): Promise<void> {
    await this.page.mouse.up();
    await this.page.waitForFunction(() => {
      const probe = document.body.appendChild(document.createElement('span'));
      let isHeard = false;
      probe.addEventListener('click', () => (isHeard = true));
      probe.click();
      probe.remove();
      return isHeard;
    });
  }
}

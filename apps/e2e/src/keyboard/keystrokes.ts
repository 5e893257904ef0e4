import type { Page } from 'playwright-core';

const NAMING = ['Insert', 'Alt+Insert', 'Alt+m'] as const;
type Naming = (typeof NAMING)[number];

/** Whether a key makes a row whose name is typed next. */
export const isNaming = (key: string): key is Naming => (NAMING as readonly string[]).includes(key);

/** Presses keys and counts them: a letter is one, and so is what is pressed together. */
export class Keystrokes {
  count = 0;

  constructor(readonly page: Page) {}

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.count += 1;
      await this.page.keyboard.press(key);
    }
  }

  async type(text: string): Promise<void> {
    this.count += text.length;
    await this.page.keyboard.type(text);
  }

  /** Types into a cell of the grid, which opens by it, and goes down. */
  async fill(text: string): Promise<void> {
    await this.type(text);
    await this.press('Enter');
    await this.closed();
  }

  /** Waits until no cell is open any more. */
  async closed(): Promise<void> {
    await this.page.waitForFunction(() => !document.activeElement?.matches('input:not([type=checkbox])'));
  }

  /** Calls a command that makes a row, and types its name. */
  async name(command: Naming, name: string): Promise<void> {
    await this.press(command);
    await this.page.waitForFunction(() => {
      const field = document.activeElement as HTMLInputElement | null;
      return field?.name === 'text' && ['Nueva tarea', 'Nuevo hito'].includes(field.value);
    });
    await this.type(name);
  }

  /** Puts the focus on a column of the row that has it. */
  async goTo(column: string): Promise<void> {
    for (let steps = 0; (await this.column()) !== column; steps += 1) {
      if (steps > 30) throw new Error(`no column ${column} to go to`);
      await this.press('ArrowRight');
    }
  }

  private column(): Promise<string | undefined> {
    return this.page.evaluate(
      () => document.activeElement?.closest<HTMLElement>('[data-column-name]')?.dataset['columnName'],
    );
  }
}

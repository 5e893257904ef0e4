import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { windowIs } from '../../testing/media-queries';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { BarCommands } from '../commands/bar-commands';
import type { Column } from './column';
import { GridTable } from './grid-table';
import { useGrid } from './use-grid';

interface Row {
  readonly id: string;
}
const ROWS: readonly Row[] = [{ id: 'a' }, { id: 'b' }];
const COLUMNS: readonly Column<Row>[] = [
  { id: 'name', kind: 'text', head: 'Nombre', width: 100, value: ({ id }) => id, text: ({ id }) => id },
];

/** All rows are ticked until a command takes the ticks away. */
function Page() {
  const [ids, choose] = useState<ReadonlySet<string>>(new Set(['a', 'b']));
  const commands = [{ name: 'clear', label: 'Quitar', run: () => choose(new Set()) }];
  const bar = () => <BarCommands commands={commands} />;
  const selection = { ids, choose, label: ({ id }: Row) => id, bar };
  return (
    <GridTable
      grid={useGrid({ name: 'Filas', columns: COLUMNS, rows: ROWS, idOf: ({ id }) => id, selection })}
    />
  );
}

beforeAll(() => startTestTranslations());

it('leaves the focus with the rows when it goes with the button that was pressed', () => {
  show(<Page />);
  const button = screen.getByRole('button', { name: 'Quitar' });
  act(() => button.focus());
  fireEvent.click(button);
  expect(screen.getByRole('grid', { name: 'Filas' })).toContainElement(document.activeElement as HTMLElement);
});

it('holds its commands in a menu on a phone', () => {
  windowIs('max-width: 599px');
  show(<Page />);
  expect(screen.queryByRole('button', { name: 'Quitar' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Más' }));
  expect(screen.getByRole('menuitem', { name: 'Quitar' })).toBeVisible();
});

it.each([
  ['button', (): void => undefined],
  ['menuitem', (): void => windowIs('max-width: 599px')],
] as const)('leaves a command that cannot be done in place as a %s, with the reason', (role, prepare) => {
  prepare();
  const run = jest.fn();
  show(<BarCommands commands={[{ name: 'clear', label: 'Quitar', disabledReason: 'No es tuya', run }]} />);
  if (role === 'menuitem') fireEvent.click(screen.getByRole('button', { name: 'Más' }));
  const command: HTMLElement = screen.getByRole(role, { name: /^Quitar/ });
  expect(command).toHaveAttribute('aria-disabled', 'true');
  expect(`${command.title}${command.textContent}`).toContain('No es tuya');
  fireEvent.click(command);
  expect(run).not.toHaveBeenCalled();
});

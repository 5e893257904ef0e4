import type { GanttStatic } from 'dhtmlx-gantt';
import { skipFocusOnGoneRows } from './key-navigation';

it('brings the focus to no cell whose row is gone', () => {
  const brought: boolean[] = [];
  const prototype = { isValid: () => true, focus: (kept?: boolean) => void brought.push(kept ?? false) };
  skipFocusOnGoneRows({ $keyboardNavigation: { TaskCell: { prototype } } } as unknown as GanttStatic);
  const cell = (isThere: boolean) => Object.assign(Object.create(prototype), { isValid: () => isThere });
  cell(true).focus(true);
  cell(false).focus(true);
  expect(brought).toEqual([true]);
});

import { fireEvent, screen } from '@testing-library/react';
import { act, useState } from 'react';
import { show } from '../../../testing/show';
import { startTestTranslations } from '../../../testing/translations';
import { EditStrip } from './edit-strip';
import type { GanttCommand } from './use-gantt-commands';

/** Asked for by whoever draws the strip. */
const drawn = jest.fn();
const commands = (blocked: GanttCommand['blocked'] = null): readonly GanttCommand[] =>
  (['addTask', 'addMilestone'] as const).map((id) => ({
    ...{ id, name: id, label: id, icon: null, isRemoval: false, blocked },
    get group() {
      drawn();
      return 'add' as const;
    },
    run: () => undefined,
  }));

describe('the strip of commands', () => {
  const ran = jest.fn();
  let give: (commands: readonly GanttCommand[]) => void;
  const Example = () => {
    const [given, setGiven] = useState(commands);
    give = setGiven;
    return <EditStrip commands={given} onRun={ran} />;
  };
  beforeAll(() => startTestTranslations());
  beforeEach(() => {
    // Nothing has a size here.
    jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1200);
    show(<Example />);
    drawn.mockClear();
  });
  afterEach(() => jest.restoreAllMocks());

  it('is not drawn again by an edit of the plan that leaves all of them as they were', () => {
    act(() => give(commands()));
    expect(drawn).not.toHaveBeenCalled();
    act(() => give(commands('gantt:blocked.one')));
    expect(drawn).toHaveBeenCalled();
  });

  it('has the one done that is pressed', () => {
    fireEvent.click(screen.getByRole('button', { name: 'addMilestone' }));
    expect(ran).toHaveBeenCalledWith('addMilestone');
  });
});

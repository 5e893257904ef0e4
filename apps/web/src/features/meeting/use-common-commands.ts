import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { messageShown } from '../../base/messages/messages-slice';
import { selectMay } from '../../plan/state/plan-selectors';
import { closeActions } from '../term/close-slice';
import { isFullScreen, leaveFullScreen, turnFullScreen } from '../progress/meeting/full-screen';
import type { MeetingCommand } from './meeting-keys';
import type { MeetingStep } from './meeting-steps';

interface Options {
  readonly onStep: (step: MeetingStep) => void;
  readonly onLeave: () => void;
}

const onlyAdmin = () => messageShown({ severity: 'info', key: 'term:close.onlyAdmin' });

/** What keys do in every step of the meeting. */
export function useCommonCommands({ onStep, onLeave }: Options): (command: MeetingCommand) => void {
  const dispatch = useAppDispatch();
  const mayClose = useAppSelector(selectMay('closeTerm'));
  return (command) => {
    switch (command.do) {
      case 'step':
        return onStep(command.step);
      case 'close':
        return void dispatch(mayClose ? closeActions.requested() : onlyAdmin());
      case 'fullScreen':
        return turnFullScreen();
      case 'leave':
        // What is nearest goes first: whoever wanted the window back is still in the meeting, and where they were.
        return isFullScreen() ? leaveFullScreen() : onLeave();
    }
  };
}

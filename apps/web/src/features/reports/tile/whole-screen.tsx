import { type ReactNode, useEffect } from 'react';
import { FullPage } from '../../../base/dialogs/dialog-frame';
import { useNewest } from '../../../base/use-newest';
import { askFullScreen, isFullScreen, leaveFullScreen } from '../../progress/meeting/full-screen';

interface Props {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Something alone on the whole screen, or on the whole window where a browser gives no more; Escape leaves it, and the focus is where it
 * was. In a meeting, which has the screen already, it stays the meeting's.
 */
export function WholeScreen({ label, onClose, children }: Props) {
  const leave = useNewest(onClose);
  useEffect(() => {
    if (isFullScreen()) return undefined;
    const follow = () => {
      if (!isFullScreen()) leave();
    };
    askFullScreen();
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      leaveFullScreen();
    };
  }, [leave]);
  return (
    <FullPage label={label} onClose={onClose}>
      {children}
    </FullPage>
  );
}

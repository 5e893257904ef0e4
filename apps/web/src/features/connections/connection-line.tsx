import type { ReactNode } from 'react';
import { FocusableButton } from '../../base/focus/focusable-button';
import { ListItem } from '../../base/lists/list-item';

interface Props {
  readonly title: string;
  /** What there is to know of it, a line each. */
  readonly children: ReactNode;
  readonly action: string;
  /** The action with the name of what it is about, for who does not see the line. */
  readonly actionNamed: string;
  readonly busy: boolean;
  readonly onAction: () => void;
}

/** One of the own connections in its list, with what ends it. */
export function ConnectionLine({ title, children, action, actionNamed, busy, onAction }: Props) {
  return (
    <ListItem
      title={title}
      actions={
        <FocusableButton color="error" disabled={busy} onClick={onAction} aria-label={actionNamed}>
          {action}
        </FocusableButton>
      }
    >
      {children}
    </ListItem>
  );
}

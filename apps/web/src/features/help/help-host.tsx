import { lazy, useState } from 'react';
import type { Conversation } from './conversation';

const HelpDialog = lazy(async () => ({ default: (await import('./help-dialog')).HelpDialog }));

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Help above the page. It does not end with the menu that it was opened from, which goes when a window gets narrow. */
export function HelpHost({ open, onClose }: Props) {
  // Who follows an answer to a page and comes back finds what was said.
  const [turns, setTurns] = useState<Conversation>([]);
  if (!open) return null;
  return (
    <HelpDialog
      turns={turns}
      onSaid={(...said) => setTurns((before) => [...before, ...said])}
      onClose={onClose}
      onLeft={onClose}
    />
  );
}

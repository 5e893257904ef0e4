import type { ReactNode } from 'react';
import { useMeetingAddress } from '../progress/meeting/meeting-address';

/** What stands around the pages, and not around a meeting. */
export function OutsideMeeting({ children }: { readonly children: ReactNode }) {
  return useMeetingAddress().isOn ? null : children;
}

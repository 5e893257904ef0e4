import { lazy } from 'react';
import { Outlet } from 'react-router';
import { useMeetingAddress } from '../progress/meeting/meeting-address';

const MeetingPage = lazy(async () => ({ default: (await import('./meeting-page')).MeetingPage }));

/** A page of the week's work, or the meeting about it where the address says so. */
export function MeetingOrPage() {
  return useMeetingAddress().isOn ? <MeetingPage /> : <Outlet />;
}

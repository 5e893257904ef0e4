import { isGoingOn, type MeetingRecord, minutesOf, storedMeeting, storeMeeting } from './meeting-record';

const record: MeetingRecord = {
  startedAt: '2026-03-06T15:00:00.000Z',
  endedAt: null,
  reviewed: 3,
  step: 'review',
};

describe('the meeting that a browser keeps', () => {
  it('is one of a person and a project, and nothing where something else was kept', () => {
    expect(storeMeeting('ana', 'p1', record)).toBe(true);
    expect(storedMeeting('ana', 'p1')).toEqual(record);
    expect(storedMeeting('luis', 'p1')).toBeNull();
    localStorage.setItem('plomada.meeting.p2.ana', '{"startedAt":"soon"}');
    expect(storedMeeting('ana', 'p2')).toBeNull();
  });

  it('counts its whole minutes, and goes on until it is ended or half a day is over', () => {
    expect(minutesOf(record, new Date('2026-03-06T15:14:59Z'))).toBe(14);
    expect(isGoingOn(record, new Date('2026-03-06T15:14:59Z'))).toBe(true);
    expect(isGoingOn(record, new Date('2026-03-07T03:00:00Z'))).toBe(false);
    const ended = { ...record, endedAt: '2026-03-06T15:20:00.000Z' };
    expect(isGoingOn(ended, new Date('2026-03-06T15:21:00Z'))).toBe(false);
    expect(minutesOf(ended, new Date('2026-03-07T03:00:00Z'))).toBe(20);
  });
});

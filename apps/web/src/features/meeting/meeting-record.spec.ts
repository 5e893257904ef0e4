import {
  changedMeeting,
  hasJustBegun,
  laterMeeting,
  type MeetingRecord,
  meetingToResume,
  newMeeting,
  onOthersRecord,
  storedMeeting,
  storeMeeting,
} from './meeting-record';

const at = (time: string) => new Date(`2026-03-${time}Z`);
const record: MeetingRecord = newMeeting({ reviewed: 3, step: 'review' }, at('06T15:00:00'));
const typing = changedMeeting(
  record,
  { draft: { kind: 'decision', about: 'luis', text: 'Traer la bomba', until: '2026-03-13' } },
  at('06T15:10:00'),
);

describe('the meeting that a browser keeps', () => {
  it('is one of a person and a project, and nothing where something else was kept', () => {
    expect(storeMeeting('ana', 'p1', typing)).toBe(true);
    expect(storedMeeting('ana', 'p1')).toEqual(typing);
    expect(storedMeeting('luis', 'p1')).toBeNull();
    localStorage.setItem('plomada.meeting.p2.ana', '{"startedAt":"soon"}');
    expect(storedMeeting('ana', 'p2')).toBeNull();
  });

  it('is come back to for half a day, and later only for a line that was typed and not put in', () => {
    const later = at('13T15:00:00');
    expect(meetingToResume(record, at('06T23:00:00'))).toBe(record);
    expect(meetingToResume(record, later)).toBeNull();
    expect(meetingToResume(typing, later)).toEqual({ ...typing, step: 'protocol' });
  });

  it('has just begun until somebody does something', () => {
    expect([hasJustBegun(record), hasJustBegun(typing)]).toEqual([true, false]);
  });

  it('gives way to one that another page began later', () => {
    const later = newMeeting({ reviewed: 4, step: 'promise' }, at('13T15:00:00'));
    expect(laterMeeting(record, later)).toBe(later);
    expect(laterMeeting(later, record)).toBe(later);
    expect(laterMeeting(record, typing)).toBe(record);
  });

  it('hears of what another page keeps', () => {
    const told: MeetingRecord[] = [];
    const leave = onOthersRecord('ana', 'p1', (one) => told.push(one));
    storeMeeting('ana', 'p1', typing);
    for (const key of ['plomada.meeting.p1.ana', 'plomada.meeting.p2.ana']) {
      window.dispatchEvent(new StorageEvent('storage', { key }));
    }
    leave();
    expect(told).toEqual([typing]);
  });
});

import {
  changedMeeting,
  type MeetingRecord,
  meetingToResume,
  minutesOf,
  newMeeting,
  onOthersRecord,
  storedMeeting,
  storeMeeting,
  withOthersNotes,
} from './meeting-record';

const at = (time: string) => new Date(`2026-03-${time}Z`);
const record: MeetingRecord = newMeeting({ reviewed: 3, step: 'review' }, at('06T15:00:00'));
const decided = changedMeeting(
  record,
  { said: [{ id: 's1', kind: 'decision', about: 'luis', text: 'Traer la bomba', until: '2026-03-13' }] },
  at('06T15:10:00'),
);

describe('the meeting that a browser keeps', () => {
  it('is one of a person and a project, and nothing where something else was kept', () => {
    expect(storeMeeting('ana', 'p1', decided)).toBe(true);
    expect(storedMeeting('ana', 'p1')).toEqual(decided);
    expect(storedMeeting('luis', 'p1')).toBeNull();
    localStorage.setItem('plomada.meeting.p2.ana', '{"startedAt":"soon"}');
    expect(storedMeeting('ana', 'p2')).toBeNull();
  });

  it('counts its whole minutes until it is ended', () => {
    expect(minutesOf(record, at('06T15:14:59'))).toBe(14);
    const ended = changedMeeting(record, { endedAt: '2026-03-06T15:20:00.000Z' }, at('06T15:20:00'));
    expect(minutesOf(ended, at('07T03:00:00'))).toBe(20);
  });

  it('is come back to for half a day, and later only for what was said and stands nowhere else', () => {
    const later = at('13T15:00:00');
    expect(meetingToResume(record, at('06T23:00:00'))).toBe(record);
    expect(meetingToResume(record, later)).toBeNull();
    expect(meetingToResume(decided, later)).toEqual({
      ...decided,
      endedAt: '2026-03-06T15:10:00.000Z',
      step: 'protocol',
    });
    const saved = changedMeeting(decided, { savedAt: '2026-03-06T15:11:00.000Z' }, at('06T15:11:00'));
    expect(meetingToResume(saved, later)).toBeNull();
  });

  it('is mailed anew once it says something else, and not for where it stands', () => {
    const saved = changedMeeting(decided, { savedAt: '2026-03-06T15:11:00.000Z' }, at('06T15:11:00'));
    const moved = changedMeeting(saved, { step: 'figures' }, at('06T15:12:00'));
    expect([moved.mailing, moved.savedAt]).toEqual([decided.mailing, saved.savedAt]);
    const more = changedMeeting(saved, { present: ['ana'] }, at('06T15:12:00'));
    expect(more.mailing).not.toBe(saved.mailing);
    expect(more.savedAt).toBeNull();
  });

  it('shares with another page what was noted there, and each page stays where it is', () => {
    const here = changedMeeting(record, { step: 'protocol', present: [] }, at('06T15:05:00'));
    const both = withOthersNotes(here, decided);
    expect(both).toMatchObject({ step: 'protocol', said: decided.said, mailing: decided.mailing });
    expect(withOthersNotes(both, decided)).toBe(both);
    const later = newMeeting({ reviewed: 4, step: 'promise' }, at('13T15:00:00'));
    expect(withOthersNotes(both, later)).toBe(later);
    expect(withOthersNotes(later, both)).toBe(later);
  });

  it('hears of what another page keeps of the same meeting', () => {
    const told: MeetingRecord[] = [];
    const leave = onOthersRecord('ana', 'p1', (one) => told.push(one));
    storeMeeting('ana', 'p1', decided);
    for (const key of ['plomada.meeting.p1.ana', 'plomada.meeting.p2.ana']) {
      window.dispatchEvent(new StorageEvent('storage', { key }));
    }
    leave();
    expect(told).toEqual([decided]);
  });
});

import { importActions, importReducer, type ImportPhase } from './import-slice';

describe('the phases of an import', () => {
  const closed: ImportPhase = { phase: 'closed' };
  const events = [
    importActions.uploadStarted({ fileName: 'a.xml' }),
    importActions.uploadProgressed(50),
    importActions.uploadAccepted({ jobId: 'j' }),
    importActions.readProgressed({ jobId: 'j', percent: 10 }),
    importActions.confirmed(),
    importActions.succeeded(),
    importActions.failed({ code: 'X' }),
    importActions.restarted(),
  ];

  it('change nothing while the dialog is closed', () => {
    for (const event of events) expect(importReducer(closed, event)).toBe(closed);
  });

  it('never go back to the queue', () => {
    const job = { projectId: 'p1', jobId: 'j', fileName: 'a.xml' };
    const reading: ImportPhase = { ...job, phase: 'waiting', percent: 10, before: null };
    const late = importActions.readProgressed({ jobId: 'j', percent: 0, before: 1 });
    expect(importReducer(reading, late)).toBe(reading);
  });

  it('let nothing through that was not confirmed', () => {
    const choosing: ImportPhase = { phase: 'choosing', projectId: 'p1' };
    expect(importReducer(choosing, importActions.confirmed())).toBe(choosing);
    expect(importReducer(choosing, importActions.succeeded())).toBe(choosing);
  });
});

import { readMspdi } from '../mspdi/read';
import { bytesOf, specMspdi, specTask } from '../testing/mspdi';

describe('a name of which nobody sees anything', () => {
  it.each(['', ' ', '\u200b', '\u2800', '\u3164'])('is none: %j', (name) => {
    const tasks = [{ fields: { ...specTask(1, '2026-03-02', '2026-03-03'), Name: name } }];
    const result = readMspdi(bytesOf(specMspdi({ project: { Name: name }, tasks })), 'obra.xml');
    if (!result.ok) throw new Error(result.code);
    expect(result.schedule).toMatchObject({ name: 'obra', tasks: [{ text: '#1' }] });
    expect(result.warnings).toContainEqual(expect.objectContaining({ code: 'TASK_WITHOUT_NAME' }));
  });
});

import { redactedBody } from './redacted-body';

describe('a body that is shown', () => {
  it('keeps what tells of the failure and hides what is called like a secret, at every level', () => {
    const body = { projectId: 'p1', user: { newPassword: 'abc', names: [{ resetToken: 'xyz', n: 1 }] } };
    expect(JSON.parse(redactedBody(body, 1_000))).toEqual({
      projectId: 'p1',
      user: { newPassword: '[hidden]', names: [{ resetToken: '[hidden]', n: 1 }] },
    });
  });

  it('ends at its limit', () => {
    expect(redactedBody({ text: 'x'.repeat(10_000) }, 100)).toHaveLength(101);
  });

  it('may be no object', () => {
    expect(redactedBody('no JSON', 100)).toBe('"no JSON"');
    expect(redactedBody(undefined, 100)).toBe('');
  });
});

import { connect } from './connect';
import { messageOf, PlomadaError } from './plomada-error';

const answering = (status: number, body: unknown): typeof fetch =>
  jest.fn(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
const at = (ask: typeof fetch, language?: 'es' | 'en') =>
  connect({ url: 'https://p.example/', token: 'plomada_x', fetch: ask, ...(language && { language }) });

describe('a refusal', () => {
  it('is said in both languages, with its values', () => {
    const failure = { kind: 'tooMany', code: 'INVITATION_THROTTLED', params: { minutes: 5 } } as const;
    expect(messageOf(failure, 'en')).toBe('Too many invitations. Try again in 5 minutes.');
    expect(messageOf(failure, 'es')).toBe('Demasiadas invitaciones. Inténtalo de nuevo en 5 minutos.');
  });

  it('is said for the permission that is lacking', () => {
    const failure = {
      kind: 'forbidden',
      code: 'ACTION_FORBIDDEN',
      params: { permission: 'closeTerm' },
    } as const;
    expect(messageOf(failure, 'en')).toBe('You must be an administrator to close the short term');
  });

  it('of a newer server is its code', () => {
    expect(messageOf({ kind: 'invalid', code: 'OF_TOMORROW' }, 'en')).toBe('OF_TOMORROW');
  });

  it('that is none of the product is told by its status', async () => {
    const error = await at(answering(502, '<html>'))
      .project.all({ params: { userId: 'u' } })
      .catch((one) => one);
    expect(error).toBeInstanceOf(PlomadaError);
    expect(error).toMatchObject({ status: 502, kind: 'unavailable', code: 'HTTP_502' });
  });
});

describe('a call', () => {
  it('has its parameters in the address, each as it is, and the token beside them', async () => {
    const ask = answering(200, { rows: [] });
    const request = { params: { id: 'a/b', table: 'tasks' }, query: { since: 0, after: undefined } } as const;
    await at(ask).tableExport.page(request as never);
    expect(ask).toHaveBeenCalledWith(
      'https://p.example/api/project/a%2Fb/export/tasks?since=0',
      expect.objectContaining({ method: 'GET', headers: { authorization: 'Bearer plomada_x' } }),
    );
  });

  it('says nothing as JSON where it has nothing to say', async () => {
    const ask = answering(200, { rating: 4 });
    await at(ask).rating.rate({ params: { project: 'p', rating: 4 } });
    expect(ask).toHaveBeenCalledWith(
      'https://p.example/api/rating/p/4',
      expect.objectContaining({ method: 'POST', body: '{}' }),
    );
  });
});

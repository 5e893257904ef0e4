import { runSaga } from 'redux-saga';
import { wireApi } from '../../base/api/api-config';
import { writeOrReport } from '../../base/offline-cache/write-or-report';

it('reports to operators what the browser did not keep, tells the person, and goes on', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  wireApi({ token: () => 'of-ana', onSessionEnded: () => undefined });
  const sent: unknown[] = [];
  globalThis.fetch = async (_url, init) => {
    sent.push(JSON.parse(init!.body as string));
    return new Response('{}', { status: 200 });
  };
  const shown: unknown[] = [];
  const full = () => Promise.reject(new Error('QuotaExceededError'));
  const written = await runSaga({ dispatch: (action) => shown.push(action) }, () =>
    writeOrReport(full),
  ).toPromise();
  expect(written).toBe(false);
  expect(sent).toMatchObject([{ kind: 'storage', message: 'QuotaExceededError' }]);
  expect(shown).toMatchObject([{ payload: { severity: 'error', key: 'sync:notKept' } }]);
});

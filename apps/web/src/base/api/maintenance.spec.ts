import { z } from 'zod';
import { serve } from '../../testing/server';
import { wireApi } from './api-config';
import { request } from './request';

describe('a call that is refused for maintenance', () => {
  it.each([
    ['MAINTENANCE', 1],
    ['SERVICE_UNAVAILABLE', 0],
  ])('%s: the application is told of it %i times', async (code, times) => {
    const onMaintenance = jest.fn();
    wireApi({ token: () => null, onSessionEnded: () => undefined, onMaintenance });
    serve({ 'GET /api/thing': () => ({ status: 503, body: { kind: 'unavailable', code } }) });
    await expect(request('/thing', { answer: z.object({}) })).rejects.toMatchObject({ failure: { code } });
    expect(onMaintenance).toHaveBeenCalledTimes(times);
  });
});

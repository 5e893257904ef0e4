import { z } from 'zod';
import { request } from '../../app/api/request';

const text = z.record(z.string(), z.string().max(2000));
const lastVersion = z.object({ number: z.string().max(40), title: text, description: text });
export type LastVersion = z.infer<typeof lastVersion>;

/** The newest version that there is, with what is new in it by language. */
export const fetchLastVersion = () => request('/version/last_version', { answer: lastVersion });

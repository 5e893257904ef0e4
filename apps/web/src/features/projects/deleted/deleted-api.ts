import { type DeletedItem, deletedOf } from '@plomada/contracts';
import { z } from 'zod';
import { request } from '../../../base/api/request';

const path = (businessId: string) => `/business/${encodeURIComponent(businessId)}/deleted`;

export const deletedIn = (businessId: string) => request(path(businessId), { answer: deletedOf.response });

/** A project may need another code: its own may be another's by now. Containers take none. */
export const restore = (businessId: string, { kind, id }: DeletedItem, projectId?: string) =>
  request(`${path(businessId)}/${kind}/${encodeURIComponent(id)}/restore`, {
    method: 'POST',
    body: projectId === undefined ? {} : { projectId },
    answer: z.unknown(),
    timeoutMs: 30_000,
  });

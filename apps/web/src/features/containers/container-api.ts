import { containerSchema, type containerChange, type newContainer } from '@plomada/contracts';
import { z } from 'zod';
import { request } from '../../base/api/request';

const part = encodeURIComponent;

export const loadContainer = (containerId: string) =>
  request(`/container/${part(containerId)}`, { answer: containerSchema });

export const createContainer = (container: z.input<typeof newContainer>) =>
  request(`/container/${part(container.id)}/create`, {
    method: 'POST',
    body: container,
    answer: containerSchema,
  });

export const saveContainer = (containerId: string, change: z.input<typeof containerChange>) =>
  request(`/container/${part(containerId)}`, { method: 'PUT', body: change, answer: containerSchema });

/** Its projects stay. The name is typed once more. */
export const deleteContainer = (containerId: string, name: string) =>
  request(`/container/delete_container/${part(containerId)}`, {
    method: 'POST',
    body: { name },
    answer: z.unknown(),
  });

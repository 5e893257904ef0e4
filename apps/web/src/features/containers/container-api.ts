import { containerRoutes, type containerChange, type newContainer } from '@plomada/contracts';
import type { z } from 'zod';
import { callRoute } from '../../base/api/call-route';

export const loadContainer = (id: string) => callRoute(containerRoutes.read, { params: { id } });

export const createContainer = (container: z.input<typeof newContainer>) =>
  callRoute(containerRoutes.create, { params: { id: container.id }, body: container });

export const saveContainer = (id: string, change: z.input<typeof containerChange>) =>
  callRoute(containerRoutes.edit, { params: { id }, body: change });

/** Its projects stay. The name is typed once more. */
export const deleteContainer = (id: string, name: string) =>
  callRoute(containerRoutes.delete, { params: { id }, body: { name } });

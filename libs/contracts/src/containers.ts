import { z } from 'zod';
import { defineQuery, defineRpc } from './message';
import { countryCode } from './places';
import { email, id, instant, name, newId, plainText } from './primitives';

/** Projects that one container groups. */
export const MAX_CONTAINED = 200;

const text = (most: number) => plainText().trim().max(most);
const emailOrNone = z.union([z.literal(''), email]);

/** Projects of one business, looked at together. A project is in one container at most. */
export const containerSchema = z.object({
  id,
  businessId: id,
  /** Unique in the business. */
  name,
  country: countryCode.nullable(),
  classification: text(120),
  type: text(120),
  image: plainText().max(500).nullable(),
  administratorName: text(200),
  administratorEmail: emailOrNone,
  facilitatorName: text(200),
  facilitatorEmail: emailOrNone,
  /** Bounded where they come in and not here: an answer that is against its contract is an outage. */
  projects: z.array(id),
  createdAt: instant,
});
export type Container = z.infer<typeof containerSchema>;

/** As the list shows it: with only those of its projects that the user sees. */
export const listedContainer = containerSchema.extend({
  isContainer: z.literal(true),
  /** Held by the admin of any of its projects, and by those of the business. */
  canEdit: z.boolean(),
});
export type ListedContainer = z.infer<typeof listedContainer>;

const details = containerSchema
  .omit({ id: true, businessId: true, image: true, createdAt: true })
  .extend({ projects: z.array(id).max(MAX_CONTAINED) });
export const newContainer = details.partial().required({ name: true }).extend({ id: newId, businessId: id });
/**
 * Creating the same id twice with the same creator is creating once. Refuses with NOT_FOUND (no such business),
 * CONTAINER_NAME_TAKEN, CONTAINER_EXISTS, or PROJECT_NOT_CONTAINABLE (rows: projects of another business or container).
 */
export const createContainer = defineRpc('projects', 'create-container', {
  request: z.object({ container: newContainer, userId: id }),
  response: containerSchema,
});
/** Refuses with NOT_FOUND. */
export const getContainer = defineQuery('projects', 'container', {
  request: z.object({ containerId: id }),
  response: containerSchema,
});
export const containerChange = details.partial();
/** What is not given stays. Refuses with NOT_FOUND, CONTAINER_NAME_TAKEN or PROJECT_NOT_CONTAINABLE. */
export const editContainer = defineRpc('projects', 'edit-container', {
  request: z.object({ containerId: id, change: containerChange }),
  response: containerSchema,
});

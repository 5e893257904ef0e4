import { RESTRICTION_TEXTS } from '@plomada/domain';
import { z } from 'zod';
import { listEntryName } from './businesses';
import { defineQuery, defineRpc } from './message';
import { id, newId, plainText, seenLine, seenText } from './primitives';

/** What the templates of restrictions of a company may come to. */
export const RESTRICTION_TEMPLATE_LIMITS = {
  templates: 100,
  /** Bytes as stored of all of a company together: every list holds them all. */
  size: 256 * 1024,
  lines: 30,
  nameLength: 80,
  /** Working days before the task. */
  daysBefore: 250,
} as const;

const { templates, lines, nameLength, daysBefore } = RESTRICTION_TEMPLATE_LIMITS;

/** A restriction that a kind of work usually has. */
export const usualRestriction = z.strictObject({
  detail: seenText(RESTRICTION_TEXTS.detail.most),
  family: listEntryName,
  /** What it holds back: 1 the start, 2 the end. */
  type: z.union([z.literal(1), z.literal(2)]),
  /** So many working days before the start, or the end, it is required. */
  daysBefore: z.number().int().min(0).max(daysBefore),
  /** The function of whoever sees to it; '' for nobody yet. */
  role: plainText().trim().max(120),
  comments: plainText().trim().max(RESTRICTION_TEXTS.comments.most),
});

export const restrictionTemplateFields = z.strictObject({
  name: seenLine(nameLength),
  lines: z.array(usualRestriction).min(1).max(lines),
});
export type RestrictionTemplateFields = z.infer<typeof restrictionTemplateFields>;

/** A list of the restrictions that a kind of work usually has, which a company keeps. */
export const restrictionTemplate = restrictionTemplateFields.extend({ id });
export type RestrictionTemplate = z.infer<typeof restrictionTemplate>;

/** By name. */
export const restrictionTemplates = z.object({ templates: z.array(restrictionTemplate).max(templates) });

/** Those of a company. */
export const restrictionTemplatesOf = defineQuery('projects', 'restriction-templates-of', {
  request: z.object({ businessId: id }),
  response: restrictionTemplates,
});
/** Those of the company of a project. Refuses with NOT_FOUND. */
export const restrictionTemplatesFor = defineQuery('projects', 'restriction-templates-for', {
  request: z.object({ projectId: id }),
  response: restrictionTemplates,
});
/** A new one under a new id, or in place of the one that has it. Refuses with TEMPLATE_NAME_TAKEN, TEMPLATES_FULL (params: max) or TEMPLATES_TOO_LARGE (params: kilobytes). */
export const saveRestrictionTemplate = defineRpc('projects', 'save-restriction-template', {
  request: z.object({ businessId: id, templateId: newId, template: restrictionTemplateFields }),
  response: restrictionTemplates,
});
/** One that is not there is gone already. */
export const removeRestrictionTemplate = defineRpc('projects', 'remove-restriction-template', {
  request: z.object({ businessId: id, templateId: id }),
  response: restrictionTemplates,
});

import { id, plainText } from '@plomada/contracts';
import { wellFormed } from '@plomada/domain';
import { invalid } from '@plomada/service-kit';
import { z } from 'zod';

const named = z.object({ id, name: plainText().max(200).optional() });

/** A field that carries JSON. */
const json = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'expected JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);

/** The fields that come beside the file. */
export const uploadFields = z.object({
  type: z.string().max(40).default(''),
  project: json(named),
  business: json(named),
  socketId: z.string().min(1).max(64),
});
export type UploadFields = z.output<typeof uploadFields>;

/** Refuses with REQUEST_INVALID and the field. */
export function parseFields(fields: ReadonlyMap<string, string>): UploadFields {
  return uploadFields.parse(Object.fromEntries(fields));
}

/** The file's own name without folders, which some browsers and attackers send. */
export function fileNameOf(given: string | undefined): string {
  const name = wellFormed((given ?? '').replace(/^.*[\\/]/, '').slice(-255));
  if (name === '') throw invalid('REQUEST_INVALID', { path: 'file', expected: 'a file with a name' });
  return name;
}

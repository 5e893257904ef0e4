import { email } from '@plomada/contracts';
import { z } from 'zod';

const ADDRESS = z.object({ to: email, content: z.object({ template: z.string() }) });

/** To whom a mail is and of what kind, as far as one of whatever form says. */
export function recipientOf(data: unknown): { readonly to: string | null; readonly template: string } {
  const read = ADDRESS.safeParse(data);
  return read.success
    ? { to: read.data.to, template: read.data.content.template }
    : { to: null, template: 'unknown' };
}

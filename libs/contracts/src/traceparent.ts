import { z } from 'zod';

const FORM = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Which trace something belongs to, as W3C's Trace Context says it. Nothing is refused for it: what is not of the form is none. */
export const traceparent = z.string().regex(FORM).optional().catch(undefined);

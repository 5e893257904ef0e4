import { text } from '../../shape/shape';

/** What a cause says. Parts may stay empty while it is being written; the close asks for all three. */
export const causeFields = { cncType: text(120), cncOrigin: text(120), detail: text(2000) };

/** Causes that one task may have in a term. */
export const MAX_CAUSES = 10;

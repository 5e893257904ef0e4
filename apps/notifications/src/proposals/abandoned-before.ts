import { config } from '../config';

/** Who took a proposal before this instant, and has not finished, is dead. */
export const abandonedBefore = (): Date => new Date(Date.now() - config.PROPOSAL_GRACE_SECONDS * 1000);

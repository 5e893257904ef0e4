import { config } from '../config';

/**
 * The instant of a decision: the server's clock. In local mode an earlier one that the action names, so that the demo's
 * months of history happen in their months; what one machine's own people could forge with it is their own demo.
 */
export function instantOf(when: string): string {
  const now = new Date().toISOString();
  return config.PLOMADA_MODE === 'local' && when < now ? when : now;
}

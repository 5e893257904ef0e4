import { tokenIn } from '../../base/link-token';

const KEY = 'plomada.invitation';

/**
 * The secret of the invitation at hand: from the link, else the one kept while its holder logged in. It is kept for this tab
 * alone, so that it rides in no address that a server sees.
 */
export function invitationToken(hash: string): string | null {
  const given = tokenIn(hash);
  if (given) sessionStorage.setItem(KEY, given);
  return given ?? sessionStorage.getItem(KEY);
}

export const forgetInvitation = (): void => sessionStorage.removeItem(KEY);

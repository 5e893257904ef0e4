/**
 * The secret of a mailed link, from the fragment of its address (`#token=…`): browsers send a fragment to nobody, so it
 * stands in no log. Null when there is none.
 */
export const tokenIn = (hash: string): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get('token') || null;

/** Only a path of ours: an address of somebody else's must not ride on our login. Null for every other. */
export const ownPath = (from: string | null): string | null =>
  from && /^\/(?![/\\])/.test(from) ? from : null;

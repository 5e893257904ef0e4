/** What an API token may at most; its owner's roles decide the rest. Each covers those before it. */
export const TOKEN_SCOPES = ['read', 'write'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** Whether a token of one scope may do what needs another; null needs somebody who is signed in, whom no token stands for. */
export function scopeCovers(held: TokenScope, needed: TokenScope | null): boolean {
  return needed !== null && TOKEN_SCOPES.indexOf(held) >= TOKEN_SCOPES.indexOf(needed);
}

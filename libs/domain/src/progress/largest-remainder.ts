/**
 * Splits `units` whole units in proportion to the shares, exactly: quotas are rounded down and the units that are left go
 * to the largest remainders, the earlier first among equals.
 *
 * Shares are whole numbers ≥ 0 (so that remainders are exact); all zeros give all zeros.
 */
export function apportion(shares: readonly number[], units: number): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (total === 0) return shares.map(() => 0);
  const quotas = shares.map((share) => Math.floor((share * units) / total));
  const left = units - quotas.reduce((sum, quota) => sum + quota, 0);
  const byRemainder = shares
    .map((share, position) => ({ position, remainder: share * units - quotas[position]! * total }))
    .sort((a, b) => b.remainder - a.remainder || a.position - b.position);
  for (const { position } of byRemainder.slice(0, left)) quotas[position]! += 1;
  return quotas;
}

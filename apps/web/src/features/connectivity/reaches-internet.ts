/**
 * Whether a page of another site answers, whatever it says: its answer may not be read. Null where this page may not ask there,
 * as one that was loaded, or kept in the browser, before the operator set the address.
 */
export async function reachesInternet(address: string, signal: AbortSignal): Promise<boolean | null> {
  const { origin } = new URL(address);
  let isRefused = false;
  const note = ({ blockedURI }: SecurityPolicyViolationEvent) =>
    void (isRefused ||= blockedURI.startsWith(origin));
  document.addEventListener('securitypolicyviolation', note);
  try {
    await fetch(address, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
    });
    return true;
  } catch {
    return isRefused ? null : false;
  } finally {
    document.removeEventListener('securitypolicyviolation', note);
  }
}

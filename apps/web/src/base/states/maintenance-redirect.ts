import { goTo } from '../go-to';
import { sameOriginPath } from '../same-origin-path';
import { MAINTENANCE_PATH } from '../paths';

const FROM_PARAM = 'from';

/** Leaves for the page that says so; it returns by itself to where one is. From there nothing leads to it again. */
export function leaveForMaintenance(): void {
  const { pathname, search, hash } = window.location;
  if (pathname === MAINTENANCE_PATH) return;
  const here = pathname + search + hash;
  goTo(here === '/' ? MAINTENANCE_PATH : `${MAINTENANCE_PATH}?${FROM_PARAM}=${encodeURIComponent(here)}`);
}

/** Where to go when the product is back, by the address of /maintenance: to the page one was on, else to the projects. */
export function pathAfterMaintenance(search: string): string {
  const from = sameOriginPath(new URLSearchParams(search).get(FROM_PARAM)) ?? '/';
  return from.split(/[?#]/)[0] === MAINTENANCE_PATH ? '/' : from;
}

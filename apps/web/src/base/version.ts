import { LAST_RELEASE } from '@plomada/contracts';

/** The version of this page, which the product shows and compares with the server's (platform spec, section 9). */
export const APP_VERSION = LAST_RELEASE.number;

/** The version that the product shows and that services compare (platform spec, section 9). */
export const APP_VERSION = '4.15.4';

/** The time zone that the device's clock is set to, as the IANA calls it: a formatter made again sees it as it is now. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

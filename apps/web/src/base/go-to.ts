/** Leaves for another page. */
export const goTo = (address: string): void => window.location.assign(address);

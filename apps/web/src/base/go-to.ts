/** Leaves for another page. */
export const goTo = (address: string): void => window.location.assign(address);

/** Begins this page anew. */
export const loadAgain = (): void => window.location.reload();

/** Injects the way that mails leave by. */
export const POST_OFFICE = Symbol('POST_OFFICE');

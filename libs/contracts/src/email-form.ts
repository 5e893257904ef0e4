/**
 * The form of an e-mail address: a local part of up to 64 characters, a domain with a dot (platform spec, section 5).
 * Nothing invisible in it: two addresses that look alike are one. Read from left to right in one go, however long: the
 * parts of the domain have no dot, so that there is one way to tell them apart.
 */
export const EMAIL_FORM = /^[^\s@\p{C}]{1,64}@[^\s@.\p{C}]+(?:\.[^\s@.\p{C}]+)+$/u;
/** Of the whole address, in characters (RFC 5321). */
export const EMAIL_LENGTH = 254;

/** Whether a text can be an address, without the schemas: the login checks what is typed before they are loaded. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_LENGTH && EMAIL_FORM.test(text);

/** The form of an e-mail address: a local part of up to 64 characters, a domain with a dot (platform spec, section 5). */
export const EMAIL_FORM = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/;
/** Of the whole address, in characters (RFC 5321). */
export const EMAIL_LENGTH = 254;

/** Whether a text can be an address, without the schemas: the login checks what is typed before they are loaded. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_LENGTH && EMAIL_FORM.test(text);

/** Injects the way that mails leave by. */
export const MAILER = Symbol('MAILER');

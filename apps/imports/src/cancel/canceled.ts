/** What a job fails with that its owner gave up. */
export const CANCELED = 'IMPORT_CANCELED';

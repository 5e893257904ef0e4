/** A failure that the reader can mend: its message is one sentence that says what to do, and no stack is shown. */
export class UserFacingError extends Error {}

const SENTENCES = {
  ENOSPC: 'The disk is full: free at least 2 GB and run the command again.',
  EACCES:
    'A file cannot be written: check the owner of the project folder and of PLOMADA_HOME, and run the command again.',
  EROFS: 'The disk is read-only: set PLOMADA_HOME to a folder that can be written and run the command again.',
};

/** What to print for an error: the sentence of a known kind, or the stack of an unexpected one. */
export function explain(error) {
  if (error instanceof UserFacingError) return error.message;
  const sentence = SENTENCES[error?.code];
  if (sentence) return error.path ? `${sentence} (${error.path})` : sentence;
  return error?.stack ?? String(error);
}

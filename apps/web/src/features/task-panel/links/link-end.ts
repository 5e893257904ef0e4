/** An end of a link: the task that is waited for, or the one that waits. */
export type LinkEnd = 'source' | 'target';

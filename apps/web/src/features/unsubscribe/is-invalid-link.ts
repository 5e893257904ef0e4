import type { Failure } from '@plomada/contracts';

/** Whether a link was cut, is none of ours, or of what there is no more: it will not be better when it is tried again. */
export const isInvalidLink = ({ kind }: Failure): boolean => kind === 'notFound' || kind === 'invalid';

import { ratingAnswer } from '@plomada/contracts';
import { request } from '../../base/api/request';

const pathOf = (projectId: string): string => `/rating/${encodeURIComponent(projectId)}`;

/** The own rating, null before the first. */
export const ratingOf = (projectId: string) => request(pathOf(projectId), { answer: ratingAnswer });

export const rate = (projectId: string, rating: number) =>
  request(`${pathOf(projectId)}/${rating}`, { method: 'POST', body: {}, answer: ratingAnswer });

import type { Refusal } from '../decisions/refusal';

/** What a refusal is by: its code, its rows and its figures and dates. Names do not count: they may be others meanwhile. */
export function refusalKey({ code, params = {}, rows = [] }: Refusal): string {
  const figures = Object.entries(params).filter(([name]) => name !== 'task' && name !== 'name');
  return [code, ...rows, ...figures.map(([name, value]) => `${name}=${value}`)].join(' ');
}

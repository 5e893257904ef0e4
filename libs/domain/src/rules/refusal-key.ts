import type { Refusal } from '../decisions/refusal';

const NAMES: ReadonlySet<string> = new Set(['task', 'task2', 'task3', 'name']);

/** What a refusal is by: its code, its rows and its figures and dates. Names do not count: they may be others meanwhile. */
export function refusalKey({ code, params = {}, rows = [] }: Refusal): string {
  const figures = Object.entries(params).filter(([name]) => !NAMES.has(name));
  return [code, ...rows, ...figures.map(([name, value]) => `${name}=${value}`)].join(' ');
}

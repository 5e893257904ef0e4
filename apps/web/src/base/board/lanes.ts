import type { Lane } from './board';

/** The lane of what belongs to all of these: it is called as they are, each once. `nobody` heads those of whom there is nothing to say. */
export function laneOfAll(those: readonly Lane[], nobody: string): Lane {
  const each = [...new Map(those.filter(({ key }) => key !== '').map((one) => [one.key, one])).values()];
  return {
    key: each.map(({ key }) => key).join(' '),
    label: each.map(({ label }) => label).join(', ') || nobody,
  };
}

/** The lane of what is kept by its name. */
export const laneNamed = (name: string, nobody: string): Lane => ({ key: name, label: name || nobody });

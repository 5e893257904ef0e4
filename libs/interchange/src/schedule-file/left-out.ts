import type { FileWarning } from './file-schedule';

/** What tasks, or resources, of other tools have and those of a plan have no place for. */
export type LeftOutKind =
  | 'COSTS_LEFT_OUT'
  | 'RATES_LEFT_OUT'
  | 'DURATIONS_ESTIMATED'
  | 'CUSTOM_FIELDS_LEFT_OUT'
  | 'ACTIVITY_CODES_LEFT_OUT'
  | 'STEPS_LEFT_OUT'
  | 'HYPERLINKS_LEFT_OUT';

/** Counts those that have such things: one line a file says of each kind how many there are. */
export class LeftOut {
  private readonly ids = new Map<LeftOutKind, Set<string>>();

  add(kind: LeftOutKind, id: string): void {
    const known = this.ids.get(kind);
    if (known) known.add(id);
    else this.ids.set(kind, new Set([id]));
  }

  warnings(): readonly FileWarning[] {
    return [...this.ids].map(([code, { size }]) => ({ code, params: { before: size, after: 0 } }));
  }
}

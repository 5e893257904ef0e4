import type { CivilDate, MeetingTerm, PromiseOutcome } from '@plomada/domain';

/** A task as the protocol names it; shares are 0..1. */
export interface ProtocolTask {
  readonly name: string;
  readonly commitment: number | null;
  readonly progress: number;
  readonly outcome: PromiseOutcome;
  readonly causes: readonly string[];
}

/** What one person promised, kept and promises. */
export interface ProtocolPerson {
  /** Null of what nobody answers for. */
  readonly name: string | null;
  readonly kept: number;
  readonly promised: number;
  readonly reviewed: readonly ProtocolTask[];
  readonly next: readonly ProtocolTask[];
  /** How many of both are left out. */
  readonly more: number;
}

export interface ProtocolDue {
  readonly name: string;
  /** Null where nobody sees to it. */
  readonly responsible: string | null;
  readonly due: CivilDate;
  readonly isLate: boolean;
}

/** What was decided or noted, who sees to it or whom it is about, and by when. */
export interface ProtocolSaid {
  readonly kind: 'decision' | 'note';
  readonly about: string | null;
  readonly text: string;
  readonly until: CivilDate | null;
}

/** A decision of an earlier meeting, and whether it was said to be done; null where nobody said. */
export interface ProtocolEarlier extends ProtocolSaid {
  readonly isDone: boolean | null;
}

/** What one mail with the protocol of a weekly meeting says. */
export interface ProtocolContent {
  readonly template: 'meeting-protocol';
  readonly projectName: string;
  readonly firstName: string;
  readonly sentBy: string;
  readonly day: CivilDate;
  readonly minutes: number;
  readonly reviewed: MeetingTerm;
  readonly isPending: boolean;
  readonly kept: number;
  readonly promised: number;
  /** Percent; null while it is pending, and where nothing was promised. */
  readonly ppc: number | null;
  readonly next: MeetingTerm | null;
  readonly present: readonly string[];
  readonly absent: readonly string[];
  readonly people: readonly ProtocolPerson[];
  readonly due: readonly ProtocolDue[];
  readonly moreDue: number;
  /** The decisions of earlier meetings that waited for this one. */
  readonly earlier: readonly ProtocolEarlier[];
  readonly said: readonly ProtocolSaid[];
  /** Where the product shows the work. */
  readonly path: string;
}

const DAY = 86_400_000;

/** The civil date that many days after another. */
export function addDays(date, days) {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** Days from one civil date to another. */
export function daysBetween(from, to) {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);
}

/** Counts on a plan's calendar. */
export class Calendar {
  constructor({ workingDays, holidays }) {
    this.week = workingDays;
    this.holidays = new Set(holidays);
  }

  isWorked(date) {
    return this.week[new Date(`${date}T00:00:00Z`).getUTCDay()] === '1' && !this.holidays.has(date);
  }

  /** Working days in [from, to). */
  count(from, to) {
    let worked = 0;
    for (let date = from; date < to; date = addDays(date, 1)) if (this.isWorked(date)) worked += 1;
    return worked;
  }

  /** The n-th working day at or after a date; n from 1. */
  nth(from, n) {
    let date = from;
    for (let left = n; ; date = addDays(date, 1)) {
      if (this.isWorked(date) && --left === 0) return date;
    }
  }

  /** The last working day at or before a date. */
  atOrBefore(date) {
    let day = date;
    while (!this.isWorked(day)) day = addDays(day, -1);
    return day;
  }
}

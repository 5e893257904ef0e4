/** A server outside did not begin, or end, its answer in the time that it is given. */
export class OutsideTimeout extends Error {
  constructor() {
    super('no answer in time');
  }
}

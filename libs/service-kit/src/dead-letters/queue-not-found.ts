/** A queue that is asked for is not there: its app never ran here, or does not listen to that any more. */
export class QueueNotFound extends Error {
  constructor(readonly queue: string) {
    super(`${queue} is not there`);
    this.name = 'QueueNotFound';
  }
}

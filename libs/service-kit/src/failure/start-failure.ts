/** Why a process cannot start, in one sentence for the person who starts it. */
export class StartFailure extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'StartFailure';
  }
}

/** Host and port of a URL, without the credentials that it may carry. */
export function addressOf(url: string): string {
  try {
    const { protocol, host } = new URL(url);
    return `${protocol}//${host}`;
  } catch {
    return 'its address';
  }
}

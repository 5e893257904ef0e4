/** What the gateway would answer, by method and path: the edge of the network, nothing of ours. */
export type Answers = Readonly<Record<string, (body: unknown) => Answer | Promise<Answer>>>;

interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

export interface Asked {
  readonly call: string;
  readonly body: unknown;
}

/** Answers `fetch` for the test. Gives the list of what was asked; a call without an answer fails as the gateway would. */
export function serve(answers: Answers): Asked[] {
  const asked: Asked[] = [];
  globalThis.fetch = async (input, init) => {
    const call = `${init?.method ?? 'GET'} ${String(input)}`;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    asked.push({ call, body });
    const answer: Answer = (await answers[call]?.(body)) ?? {
      status: 404,
      body: { kind: 'notFound', code: 'NOT_FOUND' },
    };
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 });
  };
  return asked;
}

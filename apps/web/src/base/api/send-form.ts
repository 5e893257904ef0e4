import { type BinaryAnswer, pathOf, type RouteContract } from '@plomada/contracts';
import type { z } from 'zod';
import { ApiFailure } from './api-failure';
import { callHeaders, parseAnswer } from './request';

interface Sending<Answer> {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly form: FormData;
  /** How much of it has left, in percent. */
  readonly onPercent: (percent: number) => void;
  readonly onAnswer: (answer: Answer) => void;
  /** With what `request` throws. */
  readonly onFailure: (thrown: unknown) => void;
}

type Answered = RouteContract & { readonly answer: Exclude<RouteContract['answer'], BinaryAnswer> };

/**
 * Sends a form with a file by XMLHttpRequest: fetch cannot tell the progress of what it sends. Answers how to give it up; nothing is
 * told of it then.
 */
export function sendForm<R extends Answered>(route: R, sending: Sending<z.output<R['answer']>>): () => void {
  const { params, query, form, onPercent, onAnswer, onFailure } = sending;
  const call = new XMLHttpRequest();
  const failed = (code: string) => onFailure(new ApiFailure({ kind: 'unavailable', code }));
  call.upload.onprogress = ({ loaded, total, lengthComputable }) => {
    if (lengthComputable) onPercent(Math.round((loaded / total) * 100));
  };
  call.onload = () => {
    let answer: z.output<R['answer']>;
    try {
      answer = parseAnswer(call.status, call.responseText, route.answer) as z.output<R['answer']>;
    } catch (thrown) {
      return onFailure(thrown);
    }
    onAnswer(answer);
  };
  call.onerror = () => failed('NETWORK_DOWN');
  call.ontimeout = () => failed('REQUEST_TIMEOUT');
  call.open('POST', `/api${pathOf(route, params, query)}`);
  call.timeout = route.timeoutMs;
  for (const [name, value] of Object.entries(callHeaders())) call.setRequestHeader(name, value);
  call.send(form);
  return () => call.abort();
}

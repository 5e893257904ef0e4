import type { ConsumeMessage } from 'amqplib';
import type { BaseConfig } from '../config/base-config';
import { unavailable } from '../failure/app-failure';
import { failureOf } from '../failure/failure-of';
import type { AnswerPacket } from './wire';

/**
 * Whether somebody may have been answered already. A quorum queue forgets an acknowledgement that its node took and died with
 * before a majority had it, while the answer was on its way: the question comes a second time then. A classic queue lives and
 * dies with that node.
 */
export const mayBeAnswered = (
  { QUEUE_TYPE }: Pick<BaseConfig, 'QUEUE_TYPE'>,
  { fields }: ConsumeMessage,
): boolean => QUEUE_TYPE === 'quorum' && fields.redelivered;

/** What such a question is answered with, unhandled: whoever still waits asks again, and whoever was answered hears nothing. */
export const askAgain = (): AnswerPacket => ({
  err: failureOf(unavailable('SERVICE_UNAVAILABLE')),
  isDisposed: true,
  askAgain: true,
});

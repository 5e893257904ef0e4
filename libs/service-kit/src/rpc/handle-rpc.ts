import type { RpcContract } from '@plomada/contracts';
import { MessagePattern, RpcException } from '@nestjs/microservices';
import { answer, type RpcHandler } from './answer';

/**
 * Makes a controller's method the answer to a contract.
 *
 * The request was parsed by the contract's schema when the method sees it. AppFailures keep kind, code, params and rows
 * on their way to the caller; anything else that is thrown is logged and arrives as INTERNAL.
 */
export function HandleRpc<C extends RpcContract>(contract: C) {
  return <T extends RpcHandler<C>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<T>,
  ): void => {
    const method = descriptor.value as T;
    const handle = async function (this: object, data: unknown): Promise<unknown> {
      const outcome = await answer(contract, data, method.bind(this) as RpcHandler<C>);
      if ('err' in outcome) throw new RpcException(outcome.err);
      return outcome.response;
    };
    descriptor.value = handle as unknown as T;
    MessagePattern(contract.pattern)(target, key, descriptor as PropertyDescriptor);
  };
}

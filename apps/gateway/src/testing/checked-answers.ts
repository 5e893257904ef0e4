import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { map } from 'rxjs';
import { routeOf } from '../access/route-of';

/** Makes an answer that is not what its contract promises a failure of ours, in specs only: elsewhere it goes out as typed. */
@Injectable()
export class CheckedAnswers implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler) {
    const route = routeOf(this.reflector, context);
    const answer = route?.answer;
    if (answer === undefined || typeof answer === 'string') return next.handle();
    return next.handle().pipe(
      map((value: unknown) => {
        const { statusCode } = context.switchToHttp().getResponse<Response>();
        const parsed = answer.safeParse(value);
        if (parsed.success || statusCode === 304) return value;
        throw new Error(
          `${route?.method} ${route?.path} answers against its contract: ${parsed.error.message}`,
        );
      }),
    );
  }
}

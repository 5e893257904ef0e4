import type { INestApplication } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { LAST_RELEASE } from '@plomada/contracts';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { bearerOf } from '../access/known-request';
import { Sessions } from '../access/sessions';
import type { GatewayConfig } from '../config';
import { countedAddress } from '../limits/caller-address';
import { PER_ADDRESS_PUBLIC, RateLimiter } from '../limits/rate-limiter';

const ADDRESSES = ['/api/docs', '/api/docs-json', '/api/docs-yaml'];

/**
 * The API's documentation at /api/docs, and as OpenAPI at /api/docs-json. Made when it is first looked at, and kept. Where
 * the product is deployed it is for those with a session.
 */
export function setUpDocs(app: NestExpressApplication, { PLOMADA_MODE }: GatewayConfig): void {
  const limiter = app.get(RateLimiter, { strict: false });
  const sessions = app.get(Sessions, { strict: false });
  const admit = async (request: Request): Promise<void> => {
    const address = countedAddress(request.ip);
    await limiter.count(PER_ADDRESS_PUBLIC, address);
    if (PLOMADA_MODE === 'deployed') await sessions.of(bearerOf(request), address);
  };
  app.use(ADDRESSES, (request: Request, _response: Response, next: NextFunction) => {
    admit(request).then(() => next(), next);
  });
  SwaggerModule.setup('api/docs', app, () => apiDocument(app));
}

/** All routes of the gateway as OpenAPI. */
export function apiDocument(app: INestApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setTitle('Plomada')
    .setDescription(
      'Every call but the login and the health needs a bearer token. Failures: {kind, code, params, rows}.',
    )
    .setVersion(LAST_RELEASE.number)
    .addBearerAuth()
    .addSecurityRequirements('bearer')
    .build();
  return SwaggerModule.createDocument(app, about);
}

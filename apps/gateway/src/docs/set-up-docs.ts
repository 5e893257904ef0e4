import type { INestApplication } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { LAST_VERSION } from '../version/last-version';

/** The API's documentation at /api/docs, and as OpenAPI at /api/docs-json. Made when it is first looked at. */
export function setUpDocs(app: NestExpressApplication): void {
  SwaggerModule.setup('api/docs', app, () => apiDocument(app));
}

/** All routes of the gateway as OpenAPI. */
export function apiDocument(app: INestApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setTitle('Plomada')
    .setDescription(
      'Every call but the login and the health needs a bearer token. Failures: {kind, code, params, rows}.',
    )
    .setVersion(LAST_VERSION.number)
    .addBearerAuth()
    .addSecurityRequirements('bearer')
    .build();
  return SwaggerModule.createDocument(app, about);
}

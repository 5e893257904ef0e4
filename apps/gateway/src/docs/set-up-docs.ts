import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { LAST_VERSION } from '../version/last-version';

/** The API's documentation at /api/docs, and as OpenAPI at /api/docs-json. Made when it is first looked at. */
export function setUpDocs(app: NestExpressApplication): void {
  const about = new DocumentBuilder()
    .setTitle('Plomada')
    .setDescription(
      'Every call but the login and the health needs a bearer token. Failures: {kind, code, params, rows}.',
    )
    .setVersion(LAST_VERSION.number)
    .addBearerAuth()
    .addSecurityRequirements('bearer')
    .build();
  SwaggerModule.setup('api/docs', app, () => SwaggerModule.createDocument(app, about));
}

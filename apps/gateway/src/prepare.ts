import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import { Sessions } from './access/sessions';
import type { GatewayConfig } from './config';
import { setUpDocs } from './docs/set-up-docs';
import { devMail } from './mail/dev-mail';
import { refusedForMaintenance } from './requests/maintenance';
import { parseBodies } from './requests/parse-bodies';
import { unsubscribeInBrowser } from './restrictions-digest/open-in-browser';
import { RefusalFilter } from './requests/refusal.filter';
import { RedisIoAdapter } from './socket/redis-io.adapter';
import { securityHeaders } from './web/security-headers';
import { apiNeverCached, serveWeb } from './web/serve-web';

/**
 * How long a connection that nobody uses stays open, in milliseconds: longer than the minute of the usual proxies. Whoever
 * closes first makes the other's next question fail now and then.
 */
const IDLE_CONNECTION = 65_000;

/** Puts everything in front of the routes: headers, compression, the web application, body parsing, sockets. */
export async function prepare(app: NestExpressApplication, config: GatewayConfig): Promise<void> {
  app.getHttpServer().keepAliveTimeout = IDLE_CONNECTION;
  app.set('trust proxy', config.TRUSTED_PROXIES);
  app.set('query parser', 'simple');
  // Express's own ETag would hash every answer only to send it anyway.
  app.set('etag', false);
  app.use(securityHeaders(config));
  app.use(compression());
  app.use('/api', apiNeverCached);
  app.use(unsubscribeInBrowser());
  if (config.MAINTENANCE) app.use('/api', refusedForMaintenance);
  if (config.PLOMADA_MODE === 'local' && config.MAIL_DIR) app.use(devMail(config.MAIL_DIR));
  if (config.WEB_ROOT) app.use(serveWeb(config.WEB_ROOT));
  app.use('/api', parseBodies(app.get(Sessions, { strict: false })));
  app.useGlobalFilters(new RefusalFilter());
  app.useWebSocketAdapter(await RedisIoAdapter.connect(app, config));
  setUpDocs(app, config);
}

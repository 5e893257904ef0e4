import helmet from 'helmet';
import type { GatewayConfig } from '../config';

/**
 * Strict headers for everything the gateway answers. Styles may be inline because MUI's emotion writes them into the
 * page; scripts may not. `connect-src 'self'` covers the socket too; the connectivity check asks the one other origin.
 */
export function securityHeaders({ PLOMADA_MODE, CONNECTIVITY_URL }: GatewayConfig) {
  const deployed = PLOMADA_MODE === 'deployed';
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...(CONNECTIVITY_URL ? [new URL(CONNECTIVITY_URL).origin] : [])],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // Local mode has no TLS to upgrade to.
        ...(deployed && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: deployed,
    // For browsers that do not know frame-ancestors.
    frameguard: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });
}

import { Logger } from '@nestjs/common';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from '../metrics/metrics';
import type { HealthRegistry } from './health-registry';

/**
 * GET /live (the process runs), /ready (so does what it needs; 503 with the reasons otherwise) and /metrics. Everything
 * else goes to `next`. Works as express middleware and as a plain HTTP listener.
 */
export function internalEndpoints(health: HealthRegistry, metrics: Metrics) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const path = request.method === 'GET' ? request.url?.split('?')[0] : undefined;
    if (path === '/live') sendJson(response, 200, { live: true });
    else if (path === '/ready') {
      void health.ask().then((answer) => sendJson(response, answer.ready ? 200 : 503, answer));
    } else if (path === '/metrics') void sendMetrics(response, metrics);
    else next();
  };
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

/** What cannot be measured is told to who asks: it ends no process. */
async function sendMetrics(response: ServerResponse, { registry }: Metrics): Promise<void> {
  try {
    const body = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType });
    response.end(body);
  } catch (error) {
    new Logger('Metrics').error({ msg: 'metrics not collected', err: error });
    sendJson(response, 500, { code: 'INTERNAL' });
  }
}

import { type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express';
import compressed from 'express-static-gzip';
import { join, resolve, sep } from 'node:path';

const YEAR_IN_SECONDS = 31_536_000;

/** Answers of the API are never stored, unless a route says otherwise. */
export function apiNeverCached(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('cache-control', 'no-store');
  next();
}

/**
 * The built web application: files as they are, compressed where the build wrote that beside them, and index.html for every page
 * address that the browser's router knows.
 *
 * Files under /assets carry a hash in their name and never change; index.html names them and is always asked for again,
 * as is shell-worker.js, which keeps one version of all of them.
 */
export function serveWeb(root: string): RequestHandler {
  const folder = resolve(root);
  const router = Router();
  router.use(
    compressed(folder, {
      enableBrotli: true,
      orderPreference: ['br', 'gzip'],
      index: false,
      serveStatic: {
        // A page that has a file of its own: /login.
        extensions: ['html'],
        redirect: false,
        cacheControl: false,
        setHeaders: (response, path) => response.setHeader('cache-control', cachingOf(path, folder)),
      },
    }),
  );
  router.use((request, response, next) => {
    if (!isPageAddress(request)) return next();
    response.setHeader('cache-control', 'no-cache');
    response.sendFile('index.html', { root: folder, cacheControl: false }, (error) => error && next(error));
  });
  return (request, response, next) => (isOurs(request.path) ? next() : router(request, response, next));
}

const isOurs = (path: string): boolean => /^\/(api|socket\.io)(\/|$)/.test(path);

function cachingOf(path: string, folder: string): string {
  if (path.startsWith(join(folder, 'assets') + sep)) return `public, max-age=${YEAR_IN_SECONDS}, immutable`;
  return /(\.html|shell-worker\.js)(\.br|\.gz)?$/.test(path) ? 'no-cache' : 'public, max-age=3600';
}

/** A file that is missing must not be answered with a page: a script would then fail in a way nobody understands. */
function isPageAddress(request: Request): boolean {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const last = request.path.slice(request.path.lastIndexOf('/') + 1);
  return reads && !last.includes('.');
}

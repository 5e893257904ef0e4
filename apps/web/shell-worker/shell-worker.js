/* global FILES, VERSION -- written before these lines by the plugin */
/**
 * Keeps the built application in the browser: its page and the files under /assets, as of one build.
 *
 * A page comes from the server whenever that answers, so that a new version is there as soon as it is loaded anew; what is
 * kept is for when it does not. Files under /assets carry a hash in their name and are the same wherever they come from.
 * Nothing else passes here: never an answer of /api, never a socket.
 */
const PREFIX = 'plomada.shell.';
const CACHE = PREFIX + VERSION;
const PAGE = '/index.html';
/** A network that is there but does not deliver must not keep anybody from working. */
const PATIENCE_MS = 4_000;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname === '/api' || pathname.startsWith('/api/') || pathname.startsWith('/socket.io')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FILES.includes(pathname) || pathname.startsWith('/assets/')) event.respondWith(file(request));
});

/** The version before stays too: a page of it that is still open loads parts of itself later. */
async function forgetOlder() {
  const shells = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(shells.slice(0, -1).map((name) => caches.delete(name)));
}

async function page(request) {
  const answer = fetch(request);
  // When it comes too late nobody listens to why.
  answer.catch(() => undefined);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)).then(keptPage);
  try {
    const response = (await Promise.race([answer, late])) ?? (await answer);
    return response.status < 500 ? response : ((await keptPage()) ?? response);
  } catch (error) {
    const kept = await keptPage();
    if (kept) return kept;
    throw error;
  }
}

async function keptPage() {
  return (await caches.open(CACHE)).match(PAGE);
}

async function file(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

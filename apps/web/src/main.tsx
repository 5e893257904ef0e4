import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { startTranslations } from './base/i18n';
import { makeRouter } from './app/router';
import { makeStore } from './app/store';
import { reportUncaught } from './base/api/report-error';
import { registerServiceWorker } from './app/register-service-worker';
import { rememberedSession } from './features/session/remembered-session';

// A function, not this module itself, waits: what is loaded meanwhile imports from the same file of the build, and would wait for it.
async function start(): Promise<void> {
  const [stored] = await Promise.all([rememberedSession(), startTranslations()]);
  const store = makeStore({ reload: () => window.location.reload(), stored });
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App store={store} router={makeRouter(store)} />
    </StrictMode>,
  );
}

reportUncaught();
void start();
if (import.meta.env.PROD) registerServiceWorker();

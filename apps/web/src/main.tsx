import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { startTranslations } from './app/i18n';
import { makeRouter } from './app/router';
import { makeStore } from './app/store';
import { keepShell } from './app/keep-shell';
import { rememberedSession } from './features/session/remembered-session';

/**
 * A function and no `await` of the module itself: what is loaded here stands upon modules of the same file, and would wait for
 * it to end while it waits for them.
 */
async function begin(): Promise<void> {
  const [stored] = await Promise.all([rememberedSession(), startTranslations()]);
  const store = makeStore({ reload: () => window.location.reload(), stored });
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App store={store} router={makeRouter(store)} />
    </StrictMode>,
  );
  if (import.meta.env.PROD) keepShell();
}

void begin();

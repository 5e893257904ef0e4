import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { startTranslations } from './app/i18n';
import { makeRouter } from './app/router';
import { makeStore } from './app/store';
import { keepShell } from './app/keep-shell';
import './app/theme/fonts.css';

await startTranslations();
const store = makeStore({ reload: () => window.location.reload() });
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App store={store} router={makeRouter(store)} />
  </StrictMode>,
);
if (import.meta.env.PROD) keepShell();

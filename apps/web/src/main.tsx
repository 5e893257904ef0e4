import '@fontsource/inter/latin-400.css';
import '@fontsource/inter/latin-500.css';
import '@fontsource/inter/latin-600.css';
import '@fontsource/inter/latin-700.css';
import '@fontsource/inter/latin-ext-400.css';
import '@fontsource/inter/latin-ext-600.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { startTranslations } from './app/i18n';
import { makeRouter } from './app/router';
import { makeStore } from './app/store';

await startTranslations();
const store = makeStore({ reload: () => window.location.reload() });
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App store={store} router={makeRouter(store)} />
  </StrictMode>,
);

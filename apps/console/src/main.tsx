import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queries } from './api.ts';
import { takeKept } from './connect/ask.ts';
import { applyTheme, chosenTheme } from './part/theme.ts';
import { router } from './router.tsx';
import { loadWording, WordingContext } from './text/index.ts';
import './style/index.css';

// A tab from before an update asks for scripts that are gone: one reload brings the new ones, a second would not.
window.addEventListener('vite:preloadError', (event) => {
  if (sessionStorage.getItem('reloaded') === location.pathname) return;
  sessionStorage.setItem('reloaded', location.pathname);
  event.preventDefault();
  location.reload();
});

applyTheme(chosenTheme());

// Signed in because a program wanted to be let in: that goes on.
const wanted = /^\/app\/?$/.test(location.pathname) ? takeKept() : null;
if (wanted !== null) location.replace(wanted);

// Not awaited at the top: the words of a language may share code with this file and would wait for it in turn.
void loadWording().then((wording) => {
  document.documentElement.lang = wording.language;
  const root = document.getElementById('console');
  if (root)
    createRoot(root).render(
      <StrictMode>
        <WordingContext value={wording}>
          <QueryClientProvider client={queries}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </WordingContext>
      </StrictMode>,
    );
});

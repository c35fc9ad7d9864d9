import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { reportFailure } from './app/session.ts';
import { watchWindow } from './failures/watch-window.ts';
import { loadScreenAt } from './product.ts';
import { tracedShare } from './session/public-config.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element "root" to show the application in.');
watchWindow(reportFailure);
// Loads the screen in parallel with the sign-in.
void loadScreenAt(location.pathname);
const share = tracedShare();
if (share !== undefined) void import('./traces/trace-page.ts').then(({ tracePage }) => tracePage(share));
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

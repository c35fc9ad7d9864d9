import '../../engine/react/theme/tokens.css';
import '../../engine/react/theme/base.css';
import '../../engine/react/parts/buttons.css';
import './respond.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RespondPage } from './RespondPage.tsx';

/** Separate page with nothing of the application, for users without an account. */
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element "root" to show the letter in.');
const code = decodeURIComponent(location.hash.slice(1));
// Removes the code after the # from the history; the browser has never sent it.
if (code !== '') history.replaceState(null, '', location.pathname);
// Reloads when another link is opened in the same tab, since that link is for another letter.
addEventListener('hashchange', () => location.reload());
createRoot(root).render(
  <StrictMode>
    <RespondPage code={code} />
  </StrictMode>,
);

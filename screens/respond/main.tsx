import '../../engine/react/theme/tokens.css';
import '../../engine/react/theme/base.css';
import '../../engine/react/parts/buttons.css';
import './respond.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RespondPage } from './RespondPage.tsx';

/** A page of its own, with nothing of the application: its users have no account. */
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element "root" to show the letter in.');
const code = decodeURIComponent(location.hash.slice(1));
// The code behind the # was never sent, and is not kept in the history either.
if (code !== '') history.replaceState(null, '', location.pathname);
// Reloads for another link in the same tab, which is another letter.
addEventListener('hashchange', () => location.reload());
createRoot(root).render(
  <StrictMode>
    <RespondPage code={code} />
  </StrictMode>,
);

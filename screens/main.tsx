import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element "root" to show the application in.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

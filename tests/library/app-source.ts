/** Shows the page of the library of books, with the result of a save. */
export const bookPage = `
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Page } from './book.tsx';

function App() {
  const [saved, setSaved] = useState('');
  return <><Page onSave={(book) => setSaved(JSON.stringify(book))} /><output>{saved}</output></>;
}

createRoot(document.getElementById('root') as Element).render(<App />);
`;

/** Shows a form alone. */
export const contactPage = `
import { createRoot } from 'react-dom/client';
import { Contact } from './contact.tsx';

createRoot(document.getElementById('root') as Element).render(<Contact />);
`;

export function pageOf(script: string): string {
  return `<!doctype html><title>Scratch</title><div id="root"></div><script type="module" src="${script}"></script>`;
}

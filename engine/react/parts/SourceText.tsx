import { useMessages } from '../context/use-messages.ts';
import './told.css';

/** Renders the text of a source on demand; the values read from it are displayed elsewhere. */
export function SourceText({ words }: { readonly words: string }) {
  const say = useMessages();
  if (words === '') return null;
  return (
    <details className="en-told">
      <summary>{say('told')}</summary>
      <bdi>{words}</bdi>
    </details>
  );
}

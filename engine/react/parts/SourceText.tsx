import { useMessages } from '../context/use-messages.ts';
import './told.css';

/**
 * Renders the original text of a source, which the user can open; the values that were read from it are displayed
 * elsewhere.
 */
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

import { useMessages } from '../context/use-messages.ts';
import './told.css';

/** Text of a source, shown by a press: the values read from it stand elsewhere. */
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

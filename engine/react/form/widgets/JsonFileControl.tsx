import { useState } from 'react';
import type { Json } from '../../../core/json/json.ts';
import { useMessages } from '../../context/use-messages.ts';
import { describedWith } from './Counter.tsx';
import { ariaOf, type ControlProps } from './control.ts';

/**
 * Renders a file input whose value is the JSON in the chosen file. Other content becomes a text, which the
 * field's schema refuses.
 */
export function JsonFileControl(props: ControlProps) {
  const say = useMessages();
  const [isChosen, setIsChosen] = useState(false);
  // Recognizes a value restored from a draft, which has the content but no file: browsers let no page fill in a file
  // input.
  const isKept = props.value !== undefined && !isChosen;
  const keptId = isKept ? `${props.id}-kept` : undefined;

  async function read(file: File | undefined): Promise<void> {
    setIsChosen(true);
    props.onChoose(file === undefined ? undefined : contentOf(await file.text()));
    props.onLeave();
  }

  return (
    <>
      <input
        id={props.id}
        type="file"
        className="en-file"
        accept="application/json,.json"
        disabled={props.isDisabled}
        onChange={({ target }) => void read(target.files?.[0])}
        {...ariaOf(props)}
        aria-describedby={describedWith(props.describedBy, keptId)}
      />
      {isKept && (
        <p id={keptId} className="en-help">
          {say('file.kept')}
        </p>
      )}
    </>
  );
}

function contentOf(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

import type { Json } from '../../../core/json/json.ts';
import { ariaOf, type ControlProps } from './control.ts';

/** A file with JSON, whose content is the value. What is no JSON stays a text, which the field's schema judges. */
export function JsonFileControl(props: ControlProps) {
  async function read(file: File | undefined): Promise<void> {
    props.onChoose(file === undefined ? undefined : contentOf(await file.text()));
    props.onLeave();
  }
  return (
    <input
      id={props.id}
      type="file"
      className="en-file"
      accept="application/json,.json"
      disabled={props.isDisabled}
      onChange={({ target }) => void read(target.files?.[0])}
      {...ariaOf(props)}
    />
  );
}

function contentOf(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

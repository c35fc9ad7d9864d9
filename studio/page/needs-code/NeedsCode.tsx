import { useId, useRef } from 'react';
import { TextBox } from '../../../engine/react/form/widgets/TextBox.tsx';
import { Button, notify, useDraftState, useProduct } from '../../../engine/react/index.ts';
import { type CodeRequest, isWholeRequest, kindsOfCode, requestText } from './code-request.ts';

const nothing: CodeRequest = { kind: '', title: '', what: '', where: '', example: '' };

const questions = [
  { name: 'title', label: 'In a few words', longest: 120 },
  { name: 'what', label: 'What do people want to do?', longest: 2000 },
  { name: 'where', label: 'Where, and who?', longest: 500 },
  { name: 'example', label: 'An example with values', longest: 2000 },
] as const;

/** Asks for a wish that no file can fulfil, and writes the issue for the developer of it. */
export function NeedsCode() {
  const id = useId();
  const { title, version } = useProduct().info;
  const written = useRef<HTMLTextAreaElement>(null);
  const [request, setRequest] = useDraftState<CodeRequest>('studio.code-request', nothing);
  const text = isWholeRequest(request) ? requestText(request, `${title} ${version}`) : undefined;
  async function copy(): Promise<void> {
    if (text === undefined) return;
    written.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      notify({ kind: 'info', tone: 'success', message: 'Copied. Give it to the developer of the product.' });
    } catch {
      notify({ kind: 'info', tone: 'warning', message: 'The text is marked: copy it by Ctrl+C.' });
    }
  }
  return (
    <section className="studio-command" aria-label="Something that needs a developer">
      <p className="en-help">
        What the Studio offers nowhere needs code. Say what you want: the text below then has what a developer
        asks first.
      </p>
      <div className="en-field">
        <label className="en-label" htmlFor={`${id}-kind`}>
          What is it about?
        </label>
        <select
          id={`${id}-kind`}
          className="en-input"
          value={request.kind}
          onChange={({ target }) => setRequest({ ...request, kind: target.value })}
        >
          <option value="">Choose …</option>
          {kindsOfCode.map(({ name, title: words }) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
      </div>
      {questions.map(({ name, label, longest }) => (
        <div key={name} className="en-field">
          <label className="en-label" htmlFor={`${id}-${name}`}>
            {label}
          </label>
          <TextBox
            id={`${id}-${name}`}
            className="en-input"
            maxLength={longest}
            value={request[name]}
            onText={(answer) => setRequest({ ...request, [name]: answer })}
          />
        </div>
      ))}
      {text !== undefined && (
        <>
          <textarea
            ref={written}
            className="en-input"
            aria-label="Text for the developer"
            readOnly
            rows={12}
            value={text}
          />
          <div className="studio-actions">
            <Button look="primary" onClick={() => void copy()}>
              Copy the text
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

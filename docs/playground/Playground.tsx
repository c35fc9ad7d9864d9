import { type ReactNode, useEffect, useState } from 'react';
import { isJsonObject, type Json, type JsonObject } from '../../engine/core/json/json.ts';
import { Button, ErrorBoundary, useRested } from '../../engine/react/index.ts';
import { QuestionnaireForm } from '../../engine/react/questionnaire-form.ts';
import { SchemaForm } from '../../engine/react/schema-form.ts';
import { examples } from './examples.ts';
import { Panels } from './Panels.tsx';
import { MadeProduct } from './product/MadeProduct.tsx';
import { Rows } from './Rows.tsx';
import { readTyped, type Typed } from './read-typed.ts';
import { fromHash, toHash } from './shared-link.ts';
import { Types } from './Types.tsx';
import './playground.css';

const [first = {}] = Object.values(examples);
const textOf = (content: object) => JSON.stringify(content, undefined, 2);

/** Milliseconds without typing after which the form follows the text. */
const rest = 400;

/** Shows what a typed schema makes: its form, the values, a table of what was submitted, and the TypeScript type. */
export function Playground() {
  const [text, setText] = useState(textOf(first));
  const typed = readTyped(useRested(text, rest));
  const [link, setLink] = useState('');
  useEffect(() => {
    const hash = location.hash.slice(1);
    if (hash === '') return;
    fromHash(hash).then((found) =>
      found === undefined ? setLink('This link is not whole: ask for it again.') : setText(found),
    );
  }, []);
  async function share(): Promise<void> {
    history.replaceState(undefined, '', `#${await toHash(text)}`);
    await navigator.clipboard?.writeText(location.href).catch(() => undefined);
    setLink('The address of this page holds the text now: copy it, and whoever opens it sees the same.');
  }
  return (
    <main className="play">
      <header className="play-head">
        <h1>Playground</h1>
        <p>
          Paste a JSON Schema, a FHIR Questionnaire, or the files of a small product. Nothing leaves this
          page.
        </p>
      </header>
      <section className="play-text" aria-labelledby="play-text-title">
        <div className="play-bar">
          <h2 id="play-text-title">Schema</h2>
          <label className="play-choice">
            Begin with{' '}
            <select
              className="en-input"
              value=""
              onChange={({ target }) => setText(textOf(examples[target.value] ?? {}))}
            >
              <option value="" disabled>
                An example
              </option>
              {Object.keys(examples).map((title) => (
                <option key={title}>{title}</option>
              ))}
            </select>
          </label>
          <Button onClick={share}>Share</Button>
        </div>
        <textarea
          className="en-input"
          aria-labelledby="play-text-title"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <p className="en-help" role="status">
          {link}
        </p>
      </section>
      <Made typed={typed} />
    </main>
  );
}

const tabs = [
  { name: 'form', title: 'Form' },
  { name: 'values', title: 'Values' },
  { name: 'rows', title: 'Table' },
  { name: 'types', title: 'TypeScript' },
];

/** Shows what the text makes; what was made last stays while the text is being typed. */
function Made({ typed }: { readonly typed: Typed }) {
  const [last, setLast] = useState<Typed>(typed);
  const [tab, setTab] = useState('form');
  const [view, setView] = useState('pages');
  if (typed.kind !== 'wrong' && keyOf(last) !== keyOf(typed)) setLast(typed);
  return (
    <section className="play-made" aria-label="What it makes">
      {typed.kind === 'wrong' && (
        <p className="play-wrong" role="alert">
          {typed.why}
        </p>
      )}
      {last.kind === 'product' && <MadeProduct texts={last.texts} view={view} onView={setView} />}
      {(last.kind === 'schema' || last.kind === 'questionnaire') && (
        <MadeForm key={keyOf(last)} kind={last.kind} content={last.content} tab={tab} onTab={setTab} />
      )}
    </section>
  );
}

function keyOf(typed: Typed): string {
  return JSON.stringify(typed.kind === 'product' ? [...typed.texts] : typed);
}

interface MadeFormProps {
  readonly kind: 'schema' | 'questionnaire';
  readonly content: JsonObject;
  /** Shown tab, which stays while the text is edited. */
  readonly tab: string;
  readonly onTab: (tab: string) => void;
}

/** Shows the form of a schema or a Questionnaire, with its values, what was submitted, and the type. */
function MadeForm({ kind, content, tab, onTab }: MadeFormProps) {
  const [values, setValues] = useState<Json>(null);
  const [rows, setRows] = useState<readonly JsonObject[]>([]);
  const submit = (value: unknown) => {
    if (isJsonObject(value)) setRows((before) => [...before, value]);
    onTab('rows');
  };
  const panels: Readonly<Record<string, () => ReactNode>> = {
    form: () => (
      <ErrorBoundary place="form">
        {kind === 'schema' ? (
          <SchemaForm schema={content} onChange={setValues} onSubmit={submit} />
        ) : (
          <QuestionnaireForm
            questionnaire={content}
            onChange={(response) => setValues(JSON.parse(JSON.stringify(response)))}
            onSubmit={submit}
            showsOmissions
          />
        )}
      </ErrorBoundary>
    ),
    values: () => <pre>{JSON.stringify(values, undefined, 2)}</pre>,
    rows: () => <Rows schema={kind === 'schema' ? content : {}} rows={rows} />,
    types: () => tab === 'types' && <Types schema={content} isSchema={kind === 'schema'} />,
  };
  return (
    <Panels id="made" tabs={tabs} active={tab} onSelect={onTab} renderPanel={(name) => panels[name]?.()} />
  );
}

import { useMemo, useRef } from 'react';
import { isJsonObject, type Json, jsonItems, jsonObject } from '../../../engine/core/json/json.ts';
import { pointerOf, tokensOf } from '../../../engine/core/json/pointer.ts';
import type { NamedSchemaText } from '../../../engine/core/protocol/workbench.ts';
import { CompiledSchemaForm, engineValidator } from '../../../engine/react/compiled-schema-form.ts';
import { Button, IconButton, Panel as Remark } from '../../../engine/react/index.ts';
import { ExpressionField } from './expressions/ExpressionField.tsx';
import { knownNames } from './known-names.ts';
import { panelAt, stepsOf } from './panel.ts';
import { parsedJson } from './parsed-json.ts';
import type { StudioState } from './use-studio.ts';

export interface FilePanelProps {
  readonly studio: StudioState;
  readonly file: NamedSchemaText;
  /** JSON Pointer of what is open in the file. */
  readonly at: string;
  readonly onOpen: (at: string) => void;
}

/** One object of a file as a form that its meta-schema describes, and the way to what lies in it. */
export function FilePanel({ studio, file, at, onOpen }: FilePanelProps) {
  const value = parsedJson(file.text);
  const names = useMemo(() => knownNames(studio.files), [studio.files]);
  const meta = useMemo(
    () => jsonObject(parsedJson(studio.metaSchemas?.find(({ kind }) => kind === file.kind)?.text ?? '{}')),
    [studio.metaSchemas, file.kind],
  );
  const path = tokensOf(at);
  const shown = useMemo(
    () => (value === undefined ? undefined : panelAt(meta, value, path, names)),
    [meta, value, path, names],
  );
  // What was typed is compared with what was there when the panel opened, and then with what was typed before.
  const opened = useRef(shown);
  if (value === undefined || shown === undefined || opened.current === undefined)
    return <Remark tone="danger">The text of this file is no JSON. Correct it under Text.</Remark>;
  const first = opened.current;

  function change(next: Json): void {
    if (!isJsonObject(next) || shown === undefined) return;
    const steps = stepsOf(shown.value, next, shown, path);
    if (steps.length > 0)
      void studio.run(
        { command: 'edit', path: file.path, steps },
        `Change ${steps.map((step) => step.path).join(', ')}`,
      );
  }

  const isList = Array.isArray(valueIn(value, path));
  return (
    <div className="studio-panel">
      <Crumbs file={file} path={path} onOpen={onOpen} />
      {shown.description !== undefined && <p className="en-help">{shown.description}</p>}
      {Object.keys(first.form.properties ?? {}).length > 0 && (
        <CompiledSchemaForm
          schema={first.form}
          uiSchema={first.uiSchema}
          defaultValue={first.value}
          validator={engineValidator}
          onChange={change}
        >
          {false}
        </CompiledSchemaForm>
      )}
      {shown.expressions.map((expression) => {
        const spot = { studio, path: file.path, pointer: pointerOf([...path, expression.token]) };
        return <ExpressionField key={expression.token} {...{ spot, expression }} />;
      })}
      {shown.links.length > 0 && (
        <ul className="studio-links">
          {shown.links.map(({ token, label, hint }, index) => (
            <li key={token}>
              <button
                type="button"
                className="studio-link"
                onClick={() => onOpen(pointerOf([...path, token]))}
              >
                <span>{label}</span>
                <span className="studio-kind">{hint}</span>
              </button>
              {isList && <RowButtons {...{ studio, file, path, index, label }} count={shown.links.length} />}
            </li>
          ))}
        </ul>
      )}
      {path[0] === 'properties' && path.length === 2 && (
        <FieldButtons {...{ studio, file, field: path[1] ?? '' }} />
      )}
    </div>
  );
}

function Crumbs({
  file,
  path,
  onOpen,
}: Pick<FilePanelProps, 'file' | 'onOpen'> & { readonly path: readonly string[] }) {
  return (
    <nav className="studio-crumbs" aria-label="Path in the file">
      <button type="button" className="studio-crumb" onClick={() => onOpen('')}>
        {file.path.slice(file.path.lastIndexOf('/') + 1)}
      </button>
      {path.map((token, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a step of a path is its position
          key={index}
          type="button"
          className="studio-crumb"
          onClick={() => onOpen(pointerOf(path.slice(0, index + 1)))}
        >
          {token}
        </button>
      ))}
    </nav>
  );
}

interface Row {
  readonly studio: StudioState;
  readonly file: NamedSchemaText;
  readonly path: readonly string[];
  readonly index: number;
  readonly label: string;
  readonly count: number;
}

function RowButtons({ studio, file, path, index, label, count }: Row) {
  const list = valueIn(parsedJson(file.text) ?? {}, path);
  if (!Array.isArray(list)) return null;
  const write = (value: Json, what: string) =>
    void studio.run(
      { command: 'edit', path: file.path, steps: [{ op: 'replace', path: pointerOf(path), value }] },
      `${what} ${label}`,
    );
  const rows = list;
  const moved = (to: number) => rows.toSpliced(index, 1).toSpliced(to, 0, rows[index] ?? null);
  return (
    <span className="studio-row-buttons">
      <IconButton
        label={`Move ${label} up`}
        disabled={index === 0}
        onClick={() => write(moved(index - 1), 'Move up')}
      >
        ↑
      </IconButton>
      <IconButton
        label={`Move ${label} down`}
        disabled={index === count - 1}
        onClick={() => write(moved(index + 1), 'Move down')}
      >
        ↓
      </IconButton>
      <IconButton
        label={`Remove ${label}`}
        isDangerous
        onClick={() => write(rows.toSpliced(index, 1), 'Remove')}
      >
        ×
      </IconButton>
    </span>
  );
}

interface FieldOfFile {
  readonly studio: StudioState;
  readonly file: NamedSchemaText;
  readonly field: string;
}

/** What may be done with a field of an entity besides its panel. */
function FieldButtons({ studio, file, field }: FieldOfFile) {
  return (
    <div className="studio-actions">
      <Button
        onClick={() =>
          void studio.run(
            { command: 'retire-field', entity: file.name, field },
            `Retire ${file.name}/${field}`,
          )
        }
      >
        Retire
      </Button>
    </div>
  );
}

function valueIn(file: Json, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>((value, token) => {
    if (Array.isArray(value)) return jsonItems(value)[Number(token)];
    return isJsonObject(value) ? value[token] : undefined;
  }, file);
}

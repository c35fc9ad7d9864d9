import { useMemo, useState } from 'react';
import { jsonObject } from '../../../engine/core/json/json.ts';
import {
  type ExchangedRow,
  type ExchangeFormat,
  exchangeFormats,
  type NamedSchemaText,
} from '../../../engine/core/protocol/workbench.ts';
import { Button, Loading, messageOfError, saveFile, useMessages } from '../../../engine/react/index.ts';
import { useCall } from '../../../screens/calls.ts';
import { titlesOfNames } from '../file-titles.ts';
import { knownNames } from '../known-names.ts';
import { parsedJson } from '../parsed-json.ts';
import type { StudioState } from '../use-studio.ts';
import { ExchangedRows } from './ExchangedRows.tsx';
import { ExchangeField } from './ExchangeField.tsx';
import { ExportedForm } from './ExportedForm.tsx';
import { countOf, formatTitles } from './format-titles.ts';
import './exchange.css';

export interface ExportFormProps {
  readonly studio: StudioState;
}

/** Exports a form, or all fields of an entity, for another system, after showing what is left out. */
export function ExportForm({ studio }: ExportFormProps) {
  const say = useMessages();
  const [entity, setEntity] = useState('');
  const [form, setForm] = useState('');
  const [format, setFormat] = useState<ExchangeFormat>('questionnaire');
  const [isStored, setStored] = useState(false);
  const isOfForm = form !== '' && format !== 'json-schema';
  const { data, error, isFetching } = useCall('studio.export', {
    body: { entity, format, ...(isOfForm && { form }), draft: isStored ? [] : studio.sent },
    isEnabled: entity !== '',
  });
  const titles = useMemo(() => titlesOfNames(studio.files), [studio.files]);
  const forms = formsOf(studio.files, entity);
  return (
    <section className="studio-exchange" aria-label="Export a form">
      <h3>Export a form</h3>
      <div className="studio-exchange-place">
        <ExchangeField title="Kind of record" help="Whose fields are exported.">
          {(field) => (
            <select
              {...field}
              className="en-input en-select"
              value={entity}
              onChange={({ target }) => {
                setEntity(target.value);
                setForm(usualForm(formsOf(studio.files, target.value), target.value));
              }}
            >
              <option value="">Choose one</option>
              {(knownNames(studio.files)['schema'] ?? []).map((each) => (
                <option key={each} value={each}>
                  {titles['schema']?.[each] ?? each}
                </option>
              ))}
            </select>
          )}
        </ExchangeField>
        <ExchangeField title="Format" help="JSON Schema has all fields; the others have those of a form.">
          {(field) => (
            <select
              {...field}
              className="en-input en-select"
              value={format}
              onChange={({ target }) =>
                setFormat(exchangeFormats.find((each) => each === target.value) ?? format)
              }
            >
              {exchangeFormats.map((each) => (
                <option key={each} value={each}>
                  {formatTitles[each]}
                </option>
              ))}
            </select>
          )}
        </ExchangeField>
        {format !== 'json-schema' && (
          <ExchangeField title="Form" help="Its order, groups and conditions are kept.">
            {(field) => (
              <select
                {...field}
                className="en-input en-select"
                value={form}
                onChange={({ target }) => setForm(target.value)}
              >
                {forms.map((each) => (
                  <option key={each} value={each}>
                    {titles['form']?.[each] ?? each}
                  </option>
                ))}
                <option value="">All fields</option>
              </select>
            )}
          </ExchangeField>
        )}
        <ExchangeField title="Taken from" help="What is stored is what users work with now.">
          {(field) => (
            <select
              {...field}
              className="en-input en-select"
              value={isStored ? 'stored' : 'draft'}
              onChange={({ target }) => setStored(target.value === 'stored')}
            >
              <option value="draft">The draft</option>
              <option value="stored">What is stored</option>
            </select>
          )}
        </ExchangeField>
      </div>
      <div role="alert">
        {entity !== '' && error !== null && (
          <p className="en-error">{messageOfError(error, say('save-failed'))}</p>
        )}
      </div>
      {entity !== '' && isFetching && data === undefined && <Loading />}
      {entity !== '' && data !== undefined && error === null && (
        <>
          <ExchangedRows
            rows={data.rows}
            summary={summaryOf(data.rows, formatTitles[format])}
            source="Here"
            result="In the file"
          />
          <div className="studio-actions">
            <Button
              look="primary"
              disabled={isFetching}
              onClick={() => saveFile(data.fileName, fileOf(data))}
            >
              Download {data.fileName}
            </Button>
          </div>
          {format === 'questionnaire' && <ExportedForm key={data.content} content={textOf(data)} />}
        </>
      )}
    </section>
  );
}

function formsOf(files: readonly NamedSchemaText[], entity: string): readonly string[] {
  return files
    .filter(({ kind, text }) => kind === 'form' && jsonObject(parsedJson(text))['entity'] === entity)
    .map(({ name }) => name);
}

/** Finds the form with the entity's name, or else the first one. */
function usualForm(forms: readonly string[], entity: string): string {
  return forms.find((each) => each === entity) ?? forms[0] ?? '';
}

function summaryOf(rows: readonly ExchangedRow[], format: string): string {
  const fields = rows.filter(({ field }) => field !== undefined).length;
  return `${countOf(fields, 'part')} of the form as ${format}.`;
}

interface ExportedFile {
  /** Content of the file in Base64. */
  readonly content: string;
  readonly mediaType: string;
}

function fileOf({ content, mediaType }: ExportedFile): Blob {
  return new Blob([bytesOf(content)], { type: mediaType });
}

function textOf({ content }: ExportedFile): string {
  return new TextDecoder().decode(bytesOf(content));
}

function bytesOf(content: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(content), (sign) => sign.codePointAt(0) ?? 0);
}

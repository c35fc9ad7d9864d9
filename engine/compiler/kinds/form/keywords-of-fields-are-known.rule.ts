import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { widgetNames } from '../../../core/product/parts.ts';
import { type OptionSchema, optionsOfWidget } from '../../../core/product/widget-options.ts';
import type { Diagnostics } from '../../diagnostics.ts';
import type { FieldFile } from '../../files/form.ts';
import { helpOf, shapeSentence } from '../../shape-error.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { SourceSet } from '../../source/source-set.ts';
import { didYouMean } from '../../suggest.ts';

/** Keywords of RJSF's uiSchema that the engine's forms support, or that RJSF's own widgets read. */
const uiWords = [
  ...['widget', 'options', 'title', 'description', 'help', 'placeholder', 'readonly', 'disabled', 'label'],
  ...['autofocus', 'autocomplete', 'autocapitalize', 'emptyValue', 'enumNames', 'enumDisabled', 'enumOrder'],
  ...['inputType', 'inline', 'rows', 'filePreview', 'order', 'classNames', 'style', 'hideError'],
].map((word) => `ui:${word}`);

/** Refuses an unsupported `ui:` keyword, or option, of a field. */
export function keywordsOfFieldsAreKnown(sources: SourceSet, diagnostics: Diagnostics): void {
  for (const file of sources.of('form').values()) {
    for (const [path, field] of Object.entries(file.value.fields ?? {})) {
      for (const word of Object.keys(field)) checkWord({ file, path, word }, diagnostics);
      checkOptions({ file, path, field }, diagnostics);
    }
  }
}

interface Word {
  readonly file: SourceFile;
  readonly path: string;
  readonly word: string;
}

function checkWord({ file, path, word }: Word, diagnostics: Diagnostics): void {
  if (!word.startsWith('ui:') || uiWords.includes(word)) return;
  diagnostics.report(file, {
    code: 'form/unknown-word',
    message: `No form reads the word "${word}".`,
    help: didYouMean(word, uiWords),
    at: ['fields', path, word],
    of: 'key',
  });
}

interface Options {
  readonly file: SourceFile;
  readonly path: string;
  readonly field: FieldFile;
}

/**
 * Checks the options of a widget. Accepts any option of the engine for a field without a widget, since the
 * schema selects one; RJSF's widgets check their own options.
 */
function checkOptions({ file, path, field }: Options, diagnostics: Diagnostics): void {
  const { 'ui:widget': widget, 'ui:options': options = {} } = field;
  const own = widgetNames.find((name) => name === widget);
  if (widget !== undefined && own === undefined) return;
  const schemas = own === undefined ? allOptions : optionsOfWidget(own);
  const known = Object.keys(schemas);
  for (const [option, value] of Object.entries(options)) {
    const schema = schemas[option];
    if (schema !== undefined) {
      checkValue({ file, path, option, value, schema }, diagnostics);
      continue;
    }
    const reader = own === undefined ? 'No widget' : `The widget "${own}"`;
    diagnostics.report(file, {
      code: 'form/unknown-word',
      message:
        own === undefined ? `${reader} has an option "${option}".` : `${reader} has no option "${option}".`,
      help: known.length === 0 ? 'Remove it.' : didYouMean(option, known),
      at: ['fields', path, 'ui:options', option],
      of: 'key',
    });
  }
}

const allOptions: Readonly<Record<string, OptionSchema>> = Object.fromEntries(
  widgetNames.flatMap((widget) => Object.entries(optionsOfWidget(widget))),
);

interface OptionValue {
  readonly file: SourceFile;
  readonly path: string;
  readonly option: string;
  readonly value: unknown;
  readonly schema: OptionSchema;
}

function checkValue({ file, path, option, value, schema }: OptionValue, diagnostics: Diagnostics): void {
  const validate = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, validate);
  if (validate(value)) return;
  const at = ['fields', path, 'ui:options', option];
  for (const error of validate.errors ?? [])
    diagnostics.report(file, {
      code: 'meta/schema',
      message: shapeSentence(error),
      help: helpOf(error),
      at,
    });
}

const ajv = new Ajv2020({ strict: false, verbose: true });
const validators = new Map<OptionSchema, ValidateFunction>();

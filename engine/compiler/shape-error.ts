import type { ErrorObject } from 'ajv/dist/2020.js';
import { isSchemaObject, jsonItems, jsonObject } from '../core/json/json.ts';
import { stringOrUndefined } from '../core/json/string-values.ts';
import type { PlainText } from './diagnostic-kinds.ts';

/** Describes the mistake in a value of a wrong shape. */
export function shapeSentence({ keyword, params, message }: ErrorObject): string {
  if (keyword === 'required') return `"${params['missingProperty']}" is missing here.`;
  if (keyword === 'enum') return `This must be one of: ${[params['allowedValues']].flat().join(', ')}.`;
  if (keyword === 'false schema') return 'This cannot stand beside the other words here.';
  if (keyword === 'type') return `This must be ${[params['type']].flat().join(' or ')}.`;
  return `This ${message ?? 'is not allowed'}.`;
}

/** Describes the required shape of a value by its schema. */
export function helpOf({ keyword, params, parentSchema }: ErrorObject): string {
  const described = isSchemaObject(parentSchema) ? parentSchema : undefined;
  if (keyword === 'required') {
    const missing = described?.properties?.[String(params['missingProperty'])];
    const wanted = typeof missing === 'object' ? missing.description : undefined;
    return `Add "${params['missingProperty']}"${wanted === undefined ? '' : `: ${wanted}`}`;
  }
  return described?.description ?? 'docs/analyst shows every kind of file by example.';
}

/** Describes the mistake and the required shape in plain terms. */
export function plainTextOfShape(error: ErrorObject): PlainText {
  const { keyword, params, parentSchema } = error;
  const word = jsonObject(parentSchema);
  if (keyword === 'required') {
    const missing = jsonObject(jsonObject(word['properties'])[String(params['missingProperty'])]);
    const title = stringOrUndefined(missing['title']);
    const what = title === undefined ? 'Something' : `“${title}”`;
    return { message: `${what} is missing here.`, ...helpIn(missing) };
  }
  if (keyword === 'enum') {
    const labels = jsonObject(word['x-labels']);
    const choices = jsonItems(word['enum']).map(
      (value) => stringOrUndefined(labels[String(value)]) ?? String(value),
    );
    return { message: `Choose one of: ${choices.join(', ')}.` };
  }
  const looks = stringOrUndefined(word['x-looks']);
  if (keyword === 'pattern' && looks !== undefined)
    return { message: 'This is not written as it has to be.', help: looks };
  return { message: sentencesOfKeyword[keyword] ?? 'This cannot stand here as it is.', ...helpIn(word) };
}

const sentencesOfKeyword: Readonly<Record<string, string>> = {
  type: 'Another kind of value is needed here.',
  minLength: 'Something has to stand here.',
  minItems: 'Something has to stand here.',
  minProperties: 'Something has to stand here.',
  minimum: 'The number is too small.',
  maximum: 'The number is too great.',
};

function helpIn(word: ReturnType<typeof jsonObject>): Pick<PlainText, 'help'> {
  const description = stringOrUndefined(word['description']);
  const [example] = jsonItems(word['examples']);
  const texts = [description, example === undefined ? undefined : `For example: ${String(example)}`];
  const said = texts.filter((text) => text !== undefined);
  return said.length === 0 ? {} : { help: said.join(' ') };
}

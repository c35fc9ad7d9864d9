import type { Json, JsonSchemaObject } from '../../engine/core/json/json.ts';
import { jsonObject } from '../../engine/core/json/json.ts';
import type { Commands } from './commands.ts';
import type { TitlesOfNames } from './file-titles.ts';
import type { KnownNames } from './known-names.ts';

/** Input of a command. */
export interface Parameter {
  readonly name: string;
  readonly title: string;
  readonly description?: string;
  /** Options of the input: its own choices, or the draft's names of a kind. */
  readonly choices?: readonly string[];
  /** Kind of the names, for their titles. */
  readonly names?: string;
  /** Titles of the choices. */
  readonly titles?: Readonly<Record<string, string>>;
  /** Lists the choices by the values of other inputs. */
  readonly choicesBy?: (filled: Filled) => readonly string[];
  readonly isOptional?: true;
}

/** Values by input name; blank inputs are absent. */
export type Filled = Readonly<Record<string, string>>;

/** Command of the Studio with the inputs that it needs. */
export interface CommandForm {
  readonly title: string;
  /** Label of the submit button; by default the title. */
  readonly action?: string;
  readonly parameters: readonly Parameter[];
  readonly command: (filled: Filled) => Commands;
}

export interface KnownChoices {
  readonly names: KnownNames;
  readonly titles: TitlesOfNames;
}

/** Builds the form of a command's inputs; omits an optional one without choices. */
export function schemaOfParameters(
  all: readonly Parameter[],
  known: KnownChoices,
  filled: Filled,
): JsonSchemaObject {
  const parameters = all
    .map((each) => ({ ...each, ...(each.choicesBy !== undefined && { choices: each.choicesBy(filled) }) }))
    .filter(({ isOptional, choices }) => isOptional !== true || choices?.length !== 0);
  return {
    type: 'object',
    required: parameters.flatMap(({ name, isOptional }) => (isOptional ? [] : [name])),
    properties: Object.fromEntries(parameters.map((each) => [each.name, schemaOf(each, known)])),
  };
}

function schemaOf(
  { title, description, choices, names: kind = '', titles: own }: Parameter,
  { names, titles }: KnownChoices,
): JsonSchemaObject {
  const words = { title, ...(description !== undefined && { description }) };
  const known = choices ?? (kind === '' ? undefined : (names[kind] ?? []));
  if (known === undefined) return { ...words, type: 'string', minLength: 1 };
  const called = own ?? titles[kind];
  const labels = Object.fromEntries(known.map((each) => [each, called?.[each] ?? each]));
  return { ...words, type: 'string', enum: known, 'x-labels': labels };
}

export function filledParameters(value: Json): Filled {
  const entries = Object.entries(jsonObject(value)).flatMap(([name, text]) =>
    typeof text === 'string' && text !== '' ? [[name, text] as const] : [],
  );
  return Object.fromEntries(entries);
}

import type { Json, JsonSchemaObject } from '../../engine/core/json/json.ts';
import { jsonObject } from '../../engine/core/json/json.ts';
import type { StudioCommand } from '../../engine/core/protocol/workbench.ts';
import type { TitlesOfNames } from './file-titles.ts';
import type { KnownNames } from './known-names.ts';

/** Input of a command. */
export interface Parameter {
  readonly name: string;
  readonly title: string;
  readonly description?: string;
  /** Options to choose from: choices of its own, or the names of a kind that the draft has. */
  readonly choices?: readonly string[];
  /** Kind of the names, which says what people call them. */
  readonly names?: string;
  /** What people call the choices. */
  readonly titles?: Readonly<Record<string, string>>;
  /** Choices by what is filled in elsewhere. */
  readonly choicesBy?: (filled: Filled) => readonly string[];
  readonly isOptional?: true;
}

/** Values filled in, by the names of the inputs; blank inputs are absent. */
export type Filled = Readonly<Record<string, string>>;

/** A command of the Studio with the inputs that it needs. */
export interface CommandForm {
  readonly title: string;
  /** The words of the button that does it; the title without it. */
  readonly action?: string;
  readonly parameters: readonly Parameter[];
  readonly command: (filled: Filled) => StudioCommand;
}

export interface KnownChoices {
  readonly names: KnownNames;
  readonly titles: TitlesOfNames;
}

/** The inputs of a command as a form of the engine; an optional one with nothing to choose from is left out. */
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

export function filledIn(value: Json): Filled {
  const entries = Object.entries(jsonObject(value)).flatMap(([name, text]) =>
    typeof text === 'string' && text !== '' ? [[name, text] as const] : [],
  );
  return Object.fromEntries(entries);
}

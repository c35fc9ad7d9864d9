import { isJsonObject, type Json, type JsonObject, jsonItems, jsonObject } from '../json/json.ts';

/** Property of a question that its type leaves to the author. */
export type Aspect = 'unit' | 'limits' | 'choices' | 'steps' | 'questions';

/** Question type by the name that authors use, with its field and the field's keywords in a form. */
export interface QuestionType {
  readonly name: string;
  readonly title: string;
  /** Purpose of the question type, in a few words. */
  readonly description: string;
  /** Schema of the field, without title and description. */
  readonly schema: JsonObject;
  /** Keywords of the field in its form. */
  readonly field?: JsonObject;
  /** Rows of the nested fields, by name; with rows, the field is a group. */
  readonly rows?: readonly Json[];
  /** Keywords of the nested fields in the form, by name. */
  readonly fields?: JsonObject;
  readonly asks: readonly Aspect[];
  /** File of the shared type that holds the schema; absent for a type of the schema language itself. */
  readonly path?: string;
}

/** Question types of the schema language itself. */
const ofLanguage: readonly QuestionType[] = [
  {
    ...{ name: 'short-text', title: 'Short text', description: 'One line' },
    ...{ schema: { type: 'string', maxLength: 200 }, asks: [] },
  },
  {
    ...{ name: 'long-text', title: 'Long text', description: 'Several lines' },
    ...{ schema: { type: 'string', maxLength: 2000 }, field: { 'ui:widget': 'textarea' }, asks: [] },
  },
  {
    ...{ name: 'number', title: 'Number', description: 'With a unit and limits, if it has any' },
    ...{ schema: { type: 'number' }, asks: ['limits', 'unit'] },
  },
  {
    ...{ name: 'tick', title: 'Yes or no', description: 'A box to tick' },
    ...{ schema: { type: 'boolean' }, asks: [] },
  },
  {
    ...{ name: 'choice', title: 'Choice of a list', description: 'One of several' },
    ...{ schema: { type: 'string' }, asks: ['choices'] },
  },
  {
    ...{ name: 'choices', title: 'Several of a list', description: 'As many as apply' },
    ...{ schema: { type: 'array' }, field: { 'ui:widget': 'checklist' }, asks: ['choices'] },
  },
  {
    ...{ name: 'scale', title: 'Scale', description: 'Whole numbers in a row, such as 0 to 10' },
    ...{ schema: { type: 'integer' }, field: { 'ui:widget': 'radio' }, asks: ['steps'] },
  },
  {
    ...{ name: 'date', title: 'Date', description: 'A day' },
    ...{ schema: { type: 'string', format: 'date' }, asks: [] },
  },
  {
    ...{ name: 'time', title: 'Time', description: 'A time of day' },
    ...{ schema: { type: 'string', format: 'time' }, asks: [] },
  },
  {
    ...{ name: 'moment', title: 'Date and time', description: 'A day with its time' },
    ...{ schema: { type: 'string', format: 'date-time' }, asks: [] },
  },
  {
    ...{ name: 'list', title: 'List of …', description: 'The same questions several times' },
    ...{ schema: { type: 'array' }, asks: ['questions'] },
  },
];

/** File of an entity or of a shared type. */
export interface SchemaOfFile {
  readonly path: string;
  readonly value: JsonObject;
}

/**
 * Lists the question types of a product. Those of shared types replace types of the language with the same
 * name.
 */
export function questionTypesOf(files: Iterable<SchemaOfFile>): readonly QuestionType[] {
  const own = [...files].flatMap(typesOfFile);
  const byTitle = new Map(own.map((type) => [type.title.toLowerCase(), type]));
  const known = ofLanguage.map((type) => ({
    ...(byTitle.get(type.title.toLowerCase()) ?? type),
    name: type.name,
  }));
  const replaced = new Set(ofLanguage.map(({ title }) => title.toLowerCase()));
  const others = own.filter(({ title }) => !replaced.has(title.toLowerCase()));
  return [...known, ...others.toSorted((one, other) => one.title.localeCompare(other.title))];
}

/** Lists the question types that a shared type offers by its keyword `x-questions`. */
function typesOfFile({ path, value }: SchemaOfFile): readonly QuestionType[] {
  return jsonItems(value['x-questions']).flatMap((entry) => {
    if (!isJsonObject(entry) || typeof entry['title'] !== 'string') return [];
    const { title, description, field, rows, fields } = entry;
    const type: QuestionType = {
      ...{ name: `${path} ${title}`, title, schema: ownSchema(value), asks: [], path },
      description: typeof description === 'string' ? description : '',
      ...(isJsonObject(field) && { field }),
      ...(Array.isArray(rows) && { rows: jsonItems(rows) }),
      ...(isJsonObject(fields) && { fields: jsonObject(fields) }),
    };
    return [type];
  });
}

/** Picks the keywords `type` and `format`, which suffice to draw a preview of the field. */
function ownSchema({ type, format }: JsonObject): JsonObject {
  return { ...(type !== undefined && { type }), ...(format !== undefined && { format }) };
}

/** Reports whether a row of a list can contain this type; a row contains neither groups nor lists. */
export function isOfRow({ rows, asks }: QuestionType): boolean {
  return rows === undefined && !asks.includes('questions');
}

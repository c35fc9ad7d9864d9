import type { EntityPlan } from '../../../engine/compiler/plan/entity-plan.ts';
import type { SourceSet } from '../../../engine/compiler/source/source-set.ts';
import type { Json, JsonObject, JsonSchemaObject } from '../../../engine/core/json/json.ts';
import { isJsonObject, isSchemaObject, jsonItems, jsonObject } from '../../../engine/core/json/json.ts';
import type { ExchangedRow } from '../../../engine/core/protocol/workbench.ts';
import { leftOfSchema } from './left-out.ts';
import { rulesOf } from './read-rules.ts';

/**
 * Writes an entity as plain JSON Schema 2020-12 with references resolved and choices as titled constants;
 * lists everything that only this product can express.
 */
export function writeJsonSchema(
  entity: EntityPlan,
  sources: SourceSet,
): { readonly schema: JsonObject; readonly rows: readonly ExchangedRow[] } {
  const writer = new SchemaWriter(entity, sources);
  const { $schema: _own, ...written } = writer.written(jsonObject(entity.schema), '');
  return {
    schema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: entity.title,
      description: entity.description,
      ...written,
    },
    rows: writer.rows,
  };
}

const maps = ['properties', 'patternProperties', 'dependentSchemas'];
const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const single = [
  ...['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains'],
  ...['propertyNames', 'unevaluatedProperties', 'unevaluatedItems'],
];

/** Schema of this product's format `partial-date-time`, in keywords that every validator knows. */
const partial = {
  format: 'partial-date-time',
  anyOf: [{ format: 'date-time' }, { format: 'date' }, { pattern: '^[0-9]{4}(-(0[1-9]|1[0-2]))?$' }],
};

class SchemaWriter {
  readonly rows: ExchangedRow[] = [];
  readonly #sources: SourceSet;
  readonly #rules: ReadonlyMap<string, readonly string[]>;

  constructor(entity: EntityPlan, sources: SourceSet) {
    this.#sources = sources;
    const rules = Map.groupBy(rulesOf(entity, sources), ({ path }) => path);
    this.#rules = new Map([...rules].map(([path, all]) => [path, all.map(({ listed }) => listed)]));
    const left = [...(this.#rules.get('') ?? [])];
    if (left.length > 0) this.rows.push({ source: '', title: entity.title, kind: 'object', left });
  }

  written(schema: JsonObject, path: string): JsonObject {
    const choices = this.#choicesOf(schema);
    const entries = Object.entries(schema)
      .filter(([word]) => !word.startsWith('x-') && (word !== 'enum' || choices === undefined))
      .map(([word, value]) => [word, this.#word(word, value, path)] as const);
    const { format, ...words } = Object.fromEntries(entries);
    return {
      ...words,
      ...(format === undefined ? {} : format === partial.format ? { anyOf: partial.anyOf } : { format }),
      ...(choices !== undefined && { oneOf: choices }),
    };
  }

  #word(word: string, value: Json | undefined, path: string): Json | undefined {
    if (maps.includes(word) && isJsonObject(value)) {
      const entries = Object.entries(value).map(([name, child]) => {
        const within = path === '' ? name : `${path}.${name}`;
        if (word === 'properties') this.#list(child, within);
        return [name, this.#child(child, word === 'properties' ? within : path)] as const;
      });
      return Object.fromEntries(entries);
    }
    if (lists.includes(word)) return jsonItems(value).map((child) => this.#child(child, path) ?? true);
    const isRow = word === 'items' || word === 'additionalProperties';
    return single.includes(word) ? this.#child(value, isRow ? `${path}.*` : path) : value;
  }

  #child(value: Json | undefined, path: string): Json | undefined {
    return isJsonObject(value) ? this.written(value, path) : value;
  }

  #list(property: Json | undefined, path: string): void {
    const schema: JsonSchemaObject = isSchemaObject(property) ? property : {};
    const kind = typeof schema['x-codes'] === 'string' ? 'value set' : String(schema.type ?? 'any value');
    const unit = schema['x-unit'];
    const left = [
      ...leftOfSchema(schema),
      ...(unit === undefined ? [] : [`Its unit was left out: ${typeof unit === 'string' ? unit : unit.at}.`]),
      ...(this.#rules.get(path) ?? []),
    ];
    this.rows.push({ source: path, title: schema.title ?? '', kind, field: path, left });
  }

  /** Lists the choices as constants with their display texts; marks retired codes as deprecated. */
  #choicesOf(json: JsonObject): readonly JsonObject[] | undefined {
    const schema: JsonSchemaObject = isSchemaObject(json) ? json : {};
    const stem = schema['x-codes'];
    const codes = typeof stem === 'string' ? this.#sources.of('codes').get(stem)?.value.codes : undefined;
    if (codes !== undefined)
      return codes.map(({ code, display, deprecated }) => ({
        const: code,
        title: display,
        ...(deprecated === true && { deprecated }),
      }));
    const labels = schema['x-labels'];
    if (labels === undefined) return undefined;
    return schema.enum?.map((value) => ({ const: value, title: labels[String(value)] ?? String(value) }));
  }
}

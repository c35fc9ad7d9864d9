import { isJsonObject, type Json, type JsonObject, jsonItems, jsonObject } from '../json/json.ts';
import { getAtTokens, pathToPointer } from '../json/pointer.ts';

/** Files that decide whether a field of a form is required. */
export interface FieldOfForm {
  readonly form: JsonObject;
  readonly schema: JsonObject;
  /** Rules of the entity; empty without any. */
  readonly rules: JsonObject;
  /** Field path with dots. */
  readonly field: string;
}

export interface Requirement {
  /** Requirement of the field: whenever the form shows the field, never, or under a further condition. */
  readonly is: 'always' | 'never' | 'sometimes';
  /** Position of the rule that requires the field; absent where the schema does. */
  readonly rule?: number;
}

/** Finds the schema or the rule that requires a field. */
export function requirementOf(files: FieldOfForm): Requirement {
  const { schema, rules, form, field } = files;
  const { at, name } = enclosingObject(field);
  if (jsonItems(jsonObject(getAtTokens(schema, at))['required']).includes(name)) return { is: 'always' };
  const all = jsonItems(rules['rules']).map(jsonObject);
  const rule = all.findIndex((each) => each['at'] === pathToPointer(field) && each['require'] !== undefined);
  if (rule === -1) return { is: 'never' };
  const shown = conjunctionOf(visibilityConditions(form, field));
  const isWhole = all[rule]?.['require'] === shown && all[rule]?.['when'] === undefined;
  return { is: isWhole ? 'always' : 'sometimes', rule };
}

/** Splits a field path into the schema path of the enclosing object and the name of the field. */
export function enclosingObject(field: string): { readonly at: readonly string[]; readonly name: string } {
  const way = wayToField(field);
  return { at: way.slice(0, -2), name: way.at(-1) ?? '' };
}

/** Converts a field path with dots to the path of the field in the schema. */
export function wayToField(field: string): readonly string[] {
  return field.split('.').flatMap((name) => ['properties', name]);
}

/** Lists the conditions under which a form shows a field: those of the surrounding groups, then its own. */
export function visibilityConditions(form: JsonObject, field: string): readonly string[] {
  const own = conditionOf(jsonObject(jsonObject(form['fields'])[field]));
  return [...(around(jsonItems(form['layout']), field) ?? []), ...own];
}

function around(layout: readonly Json[], field: string): readonly string[] | undefined {
  for (const node of layout) {
    if (Array.isArray(node) && node.includes(field)) return [];
    if (!isJsonObject(node)) continue;
    if (jsonItems(node['fields']).includes(field)) return [];
    const inside = around(jsonItems(node['rows']), field);
    if (inside !== undefined) return [...conditionOf(node), ...inside];
  }
  return undefined;
}

/** Joins the lines of a condition: an expression may be written as a list of lines. */
function conditionOf({ visibleWhen }: JsonObject): readonly string[] {
  const text = Array.isArray(visibleWhen) ? visibleWhen.join(' ') : visibleWhen;
  return typeof text === 'string' && text.trim() !== '' ? [text] : [];
}

/** Joins conditions with `&&`; empty without conditions. */
export function conjunctionOf(conditions: readonly string[]): string {
  const [only = '', ...others] = conditions;
  return others.length === 0 ? only : conditions.map((each) => `(${each})`).join(' && ');
}

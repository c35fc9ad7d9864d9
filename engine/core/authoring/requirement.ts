import { isJsonObject, type Json, type JsonObject, jsonItems, jsonObject } from '../json/json.ts';
import { getAtTokens, pathToPointer } from '../json/pointer.ts';

/** The files that decide whether a field of a form has to be filled in. */
export interface FieldOfForm {
  readonly form: JsonObject;
  readonly schema: JsonObject;
  /** The rules of the entity; empty where it has none. */
  readonly rules: JsonObject;
  /** Path of the field with dots. */
  readonly field: string;
}

export interface Requirement {
  /** Whether it has to be filled in: whenever it is shown, never, or by a condition of its own. */
  readonly is: 'always' | 'never' | 'sometimes';
  /** Position of the rule that says so; absent where the schema does. */
  readonly rule?: number;
}

/** Finds what requires a field: the schema, or a rule. */
export function requirementOf(files: FieldOfForm): Requirement {
  const { schema, rules, form, field } = files;
  const { at, name } = ownerOf(field);
  if (jsonItems(jsonObject(getAtTokens(schema, at))['required']).includes(name)) return { is: 'always' };
  const all = jsonItems(rules['rules']).map(jsonObject);
  const rule = all.findIndex((each) => each['at'] === pathToPointer(field) && each['require'] !== undefined);
  if (rule === -1) return { is: 'never' };
  const shown = allOf(conditionsOf(form, field));
  const isWhole = all[rule]?.['require'] === shown && all[rule]?.['when'] === undefined;
  return { is: isWhole ? 'always' : 'sometimes', rule };
}

/** Way in the schema to the object that has the field, and its name there. */
export function ownerOf(field: string): { readonly at: readonly string[]; readonly name: string } {
  const way = wayToField(field);
  return { at: way.slice(0, -2), name: way.at(-1) ?? '' };
}

/** Way in the schema to a field by its path with dots. */
export function wayToField(field: string): readonly string[] {
  return field.split('.').flatMap((name) => ['properties', name]);
}

/** The conditions under which a form shows a field: its own, behind those of the groups around it. */
export function conditionsOf(form: JsonObject, field: string): readonly string[] {
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

/** An expression may be written as a list of lines. */
function conditionOf({ visibleWhen }: JsonObject): readonly string[] {
  const text = Array.isArray(visibleWhen) ? visibleWhen.join(' ') : visibleWhen;
  return typeof text === 'string' && text.trim() !== '' ? [text] : [];
}

/** One condition for all of them; blank for none. */
export function allOf(conditions: readonly string[]): string {
  const [only = '', ...others] = conditions;
  return others.length === 0 ? only : conditions.map((each) => `(${each})`).join(' && ');
}

import type { ASTNode } from '@marcbachmann/cel-js';
import type { JSONPath } from 'jsonc-parser';
import type { Json, JsonSchema, JsonSchemaObject } from '../../core/json/json.ts';
import { getAt, objectAt } from '../../core/json/pointer.ts';
import { treeOf } from '../expressions/tree-of.ts';
import { type EntityPlan, findField } from '../plan/entity-plan.ts';
import type { Cel } from '../plan/plan-expression.ts';
import type { PlanContext } from '../plan/plan-set.ts';
import { pathsInFile } from '../resolve/walk-schema.ts';
import type { SourceFile } from '../source/source-file.ts';
import { valueRefusalOf } from './refusal-of.ts';

/**
 * Requires every value given in a file (a default, an example, an initial value, what a form or its button fills in)
 * to be valid for its field.
 */
export function givenValuesFitTheirFields(plans: PlanContext): void {
  for (const entity of plans.entities.values()) {
    for (const { schema, at, on } of pathsInFile(entity.file.value)) {
      const resolved = entity.schemas.get(on) ?? schema;
      for (const given of givenIn(schema, at)) checkGiven({ file: entity.file, plans, ...given }, resolved);
    }
  }
  for (const file of plans.sources.of('form').values()) {
    const entity = plans.entities.get(String(getAt(file.value, '/entity')));
    if (entity === undefined) continue;
    checkInitial(file, entity, plans);
    checkFilledIn(file, entity, plans);
  }
}

/** Checks the values that a form and its buttons fill in, as far as they are written out and not worked out. */
function checkFilledIn(file: SourceFile<'form'>, entity: EntityPlan, plans: PlanContext): void {
  const { prefill = {}, presets = [] } = file.value;
  const all: readonly FilledIn[] = [
    { at: ['prefill'], values: prefill },
    ...presets.map(({ set }, index) => ({ at: ['presets', index, 'set'], values: set })),
  ];
  for (const { at, values } of all)
    for (const [path, source] of Object.entries(values)) {
      const schema = findField(entity, path)?.schema;
      for (const value of writtenOut(source))
        checkGiven({ file, plans, word: 'value', value, at: [...at, path] }, schema);
    }
}

interface FilledIn {
  readonly at: JSONPath;
  readonly values: Readonly<Record<string, Cel>>;
}

/** Lists the values that an expression may have and that stand in it as they are. */
function writtenOut(source: Cel): readonly Json[] {
  const tree = treeOf(source);
  return tree === undefined ? [] : literalsOf(tree);
}

function literalsOf(node: ASTNode): readonly Json[] {
  if (node.op === '?:') return node.args.slice(1).flatMap(literalsOf);
  if (node.op === '-_') return literalsOf(node.args).map((value) => -Number(value));
  if (node.op === 'list') {
    const items = node.args.map(literalsOf);
    return items.length > 0 && items.every(({ length }) => length === 1) ? [items.flat()] : [];
  }
  if (node.op !== 'value') return [];
  // Whole numbers of CEL are `bigint`.
  const value = typeof node.args === 'bigint' ? Number(node.args) : node.args;
  const isJson = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  // Leaves out a blank text, which empties a field of any kind.
  return isJson && value !== '' ? [value] : [];
}

interface Given {
  readonly word: string;
  readonly value: Json;
  readonly at: JSONPath;
}

function givenIn(schema: JsonSchemaObject, at: JSONPath): readonly Given[] {
  const examples = Array.isArray(schema['examples']) ? schema['examples'] : [];
  return [
    ...('default' in schema ? [{ word: 'default', value: schema['default'], at: [...at, 'default'] }] : []),
    ...examples.map((value, index) => ({ word: 'example', value, at: [...at, 'examples', index] })),
  ];
}

function checkInitial(file: SourceFile, entity: EntityPlan, plans: PlanContext): void {
  const initial = objectAt(file.value, '/initial');
  for (const [name, value] of Object.entries(initial)) {
    if (value === undefined) continue;
    const given = { word: 'initial value', value, at: ['initial', name] };
    checkGiven({ file, plans, ...given }, entity.schema.properties?.[name]);
  }
}

interface GivenInFile extends Given {
  readonly file: SourceFile;
  readonly plans: PlanContext;
}

function checkGiven({ file, plans, word, value, at }: GivenInFile, schema: JsonSchema | undefined): void {
  const refusal = valueRefusalOf(value, schema);
  if (refusal === undefined) return;
  plans.diagnostics.report(file, {
    code: 'value/refused',
    message: `The field refuses this ${word}: ${refusal.message}.`,
    help: refusal.help,
    at: [...at, ...refusal.at],
  });
}

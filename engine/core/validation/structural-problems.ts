import { Memo } from '../compute/memo.ts';
import { atOnce, type Stepwise } from '../compute/stepwise.ts';
import { lookUpPath } from '../json/path-patterns.ts';
import { pointerOf, tokensOf } from '../json/pointer.ts';
import type { Entity, StructuralError } from '../product/entity.ts';
import type { Product } from '../product/product.ts';
import { labelAt } from '../records/label.ts';
import { fillTemplate } from '../text/template.ts';
import type { Problem } from './problems.ts';

/** Lists the schema violations of a value, one problem per path, with the messages of the schema set. */
export function structuralProblems(product: Product, entity: Entity, value: unknown): readonly Problem[] {
  return atOnce(structuralProblemsStepwise(product, entity, value));
}

export function* structuralProblemsStepwise(
  product: Product,
  entity: Entity,
  value: unknown,
): Stepwise<readonly Problem[]> {
  if (entity.validate(value)) return [];
  const byPath = new Map<string, Problem>();
  for (const error of entity.validate.errors ?? []) {
    yield;
    if (error.keyword === 'if') continue;
    const problem = problemOf(product, entity, error);
    const standing = byPath.get(problem.at);
    if (standing === undefined || problem.code === 'required') byPath.set(problem.at, problem);
  }
  return [...byPath.values()];
}

/** Converts an error of the validator to a problem for people. */
export function problemOf(product: Product, entity: Entity, error: StructuralError): Problem {
  const at = pathOf(error);
  const code = codeOf(error.keyword);
  const template = templateFor(product, entity, at, code) ?? error.message ?? 'Invalid value';
  return {
    at,
    code,
    message: fillTemplate(template, { label: labelAt(entity, at), ...error.params }),
    severity: 'error',
  };
}

/**
 * Finds the path of a problem. Ajv reports a missing or unknown property at its object, so the property's name
 * is appended.
 */
function pathOf({ instancePath, params }: StructuralError): string {
  const property = params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  return typeof property === 'string' ? instancePath + pointerOf([property]) : instancePath;
}

function codeOf(keyword: string): string {
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') return 'unknown-field';
  return keyword === 'dependentRequired' ? 'required' : keyword;
}

/** Finds the message template for a path; for `required`, a template of the enclosing object counts too. */
function templateFor(product: Product, entity: Entity, at: string, code: string): string | undefined {
  const known = ownTemplatesOf(entity);
  // Caches the template, since many records have problems at the same paths and the search dominates the cost
  // of a problem.
  return known.of(`${code} ${at}`, () => ownTemplate(entity, at, code) ?? '') || product.messages[code];
}

/** Maximum number of cached templates, at which the cache is cleared, since long lists have many paths. */
const mostTemplates = 5_000;

const knownTemplates = new WeakMap<Entity, Memo<string>>();

function ownTemplatesOf(entity: Entity): Memo<string> {
  const known = knownTemplates.get(entity) ?? new Memo(mostTemplates);
  knownTemplates.set(entity, known);
  return known;
}

function ownTemplate(entity: Entity, at: string, code: string): string | undefined {
  const own = lookUpPath(entity.messages, at)?.[code];
  return own === undefined && code === 'required' ? enclosingTemplate(entity, at, code) : own;
}

function enclosingTemplate(entity: Entity, at: string, code: string): string | undefined {
  const tokens = tokensOf(at);
  for (let length = tokens.length - 1; length >= 0; length -= 1) {
    const template = lookUpPath(entity.messages, pointerOf(tokens.slice(0, length)))?.[code];
    if (template !== undefined) return template;
  }
  return undefined;
}

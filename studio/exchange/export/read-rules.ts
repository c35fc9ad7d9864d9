import { treeOf } from '../../../engine/compiler/expressions/tree-of.ts';
import type { RuleFile } from '../../../engine/compiler/files/rules.ts';
import type { EntityPlan } from '../../../engine/compiler/plan/entity-plan.ts';
import type { SourceSet } from '../../../engine/compiler/source/source-set.ts';
import { jsonObject } from '../../../engine/core/json/json.ts';
import { withName } from './conditions/with-name.ts';
import type { ExportedCondition } from './exported-form.ts';

/** Rule that prevents a save, at its path in the record. */
export interface ReadRule {
  readonly id: string;
  /** Path with dots, and a star for rows. */
  readonly path: string;
  readonly kind: 'require' | 'unless' | 'other';
  /** Condition over the record or the row around the field; undefined for a rule that reads anything else. */
  readonly test?: ExportedCondition;
  readonly message?: string;
  /** Sentence that lists the rule where it is left out. */
  readonly listed: string;
}

/**
 * Lists the rules of an entity and its shared schemas, with their paths; rules that only warn have kind
 * `other`.
 */
export function rulesOf(entity: EntityPlan, sources: SourceSet): readonly ReadRule[] {
  const files = sources.of('rules');
  return entity.uses.flatMap(({ stem, on }) =>
    (files.get(stem)?.value.rules ?? []).map((rule) => readRule(rule, on, sources)),
  );
}

function readRule(rule: RuleFile, on: string, sources: SourceSet): ReadRule {
  const path = (on + rule.at).slice(1).replaceAll('/', '.');
  const { id, require, unless, when, found, severity = 'error' } = rule;
  const source = [require ?? unless ?? when ?? found ?? ''].flat().join(' ');
  const listed = `The rule ${id} was left out: ${source}`;
  const isGuarded = when !== undefined && (require !== undefined || unless !== undefined);
  const kind = require === undefined ? (unless === undefined ? 'other' : 'unless') : 'require';
  if (severity !== 'error' || isGuarded || kind === 'other') return { id, path, kind: 'other', listed };
  const test = conditionAt(source, on);
  const message = messageOf(rule.message, sources);
  return {
    ...{ id, path, kind, listed },
    ...(test !== undefined && { test }),
    ...(message !== undefined && { message }),
  };
}

/** Rewrites a condition for the enclosing record or row: `self` of a shared schema becomes the path to its value. */
function conditionAt(source: string, on: string): ExportedCondition | undefined {
  const tree = treeOf(source);
  const inner = on.slice(on.lastIndexOf('*') + 1);
  const members = inner.split('/').filter((token) => token !== '');
  if (tree === undefined || members.length === 0) return tree && { source, tree };
  const moved = withName(source, tree, { from: 'self', to: ['self', ...members].join('.') });
  const movedTree = treeOf(moved);
  return movedTree && { source: moved, tree: movedTree };
}

/**
 * Finds the text of a message, where `@name` refers to a message of the product; undefined for a text with
 * computed values.
 */
function messageOf(written: string, sources: SourceSet): string | undefined {
  const messages = jsonObject([...sources.of('product').values()][0]?.value.messages);
  const message = written.startsWith('@') ? messages[written.slice(1)] : written;
  return typeof message === 'string' && !/[{}]/.test(message) ? message : undefined;
}

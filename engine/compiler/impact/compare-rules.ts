import type { RulePlan } from '../plan/rules-plan.ts';
import type { Change, Direction } from './change.ts';
import { locationOfRule, type SchemaView } from './schema-view.ts';

/** Compares the rules of an entity; only those of severity `error` refuse values. */
export function compareRules(
  entity: string,
  { before, after }: { readonly before: SchemaView; readonly after: SchemaView },
): readonly Change[] {
  const [old, now] = [byKey(before.rulesOf(entity)), byKey(after.rulesOf(entity))];
  const changes: Change[] = [];
  for (const [key, rule] of now) {
    const change = differenceOf(old.get(key), rule);
    if (change !== undefined) changes.push(changeOf(entity, rule, change, locationOfRule(after, rule.id)));
  }
  for (const [key, rule] of old) {
    if (now.has(key)) continue;
    const direction = rule.severity === 'error' ? 'wider' : 'other';
    changes.push(changeOf(entity, rule, { direction, what: 'removed' }, locationOfRule(before, rule.id)));
  }
  return changes;
}

interface Difference {
  readonly direction: Direction;
  readonly what: string;
}

function differenceOf(old: RulePlan | undefined, now: RulePlan): Difference | undefined {
  const refuses = now.severity === 'error';
  if (old === undefined) return { direction: refuses ? 'narrower' : 'other', what: 'added' };
  if (old.severity !== now.severity) {
    const direction = refuses ? 'narrower' : old.severity === 'error' ? 'wider' : 'other';
    return { direction, what: `${old.severity} becomes ${now.severity}` };
  }
  if (meaningOf(old) === meaningOf(now)) return undefined;
  return { direction: refuses ? 'narrower' : 'other', what: 'changed' };
}

function changeOf(
  entity: string,
  { id, on, at }: RulePlan,
  { direction, what }: Difference,
  where?: string,
): Change {
  const path = on + at;
  return {
    entity,
    at: path,
    direction,
    what: `rule ${id} ${what}`,
    ...(where === undefined ? {} : { where }),
  };
}

function byKey(rules: readonly RulePlan[]): ReadonlyMap<string, RulePlan> {
  return new Map(rules.map((rule) => [`${rule.id} ${rule.on}`, rule]));
}

function meaningOf({ at, kind, test, guard }: RulePlan): string {
  return JSON.stringify([at, kind, test.text, guard?.text]);
}

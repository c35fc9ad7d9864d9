import type { AccessRule } from '../../../core/product/access-rule.ts';
import { compileExpression } from '../../expressions/compile-expression.ts';
import type { ExpressionContext } from '../../expressions/environment.ts';
import { readsSelf, recordsRead } from '../../expressions/reads.ts';
import { anyType } from '../../expressions/types.ts';
import type { RuleFile } from '../../files/access.ts';
import { isFileName } from '../../plan/names.ts';
import { isPathOf } from '../../plan/path-of-entity.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { PlanOf } from '../../plan/planned.ts';
import type { SourceFile } from '../../source/source-file.ts';

/** Plans the access rules of one file, each by its name. */
export function planAccess(file: SourceFile<'access'>, plans: PlanContext): readonly PlanOf<AccessRule>[] {
  const { rules } = file.value;
  const shared = { ...plans.records, user: plans.userType };
  return Object.entries(rules ?? {}).map(([name, { needs, when, about, opens }]) => {
    const context = about === undefined ? shared : { ...shared, ...selfContext(file, name, about, plans) };
    const location = {
      file,
      at: ['rules', name, 'when'],
      source: when,
      context,
      facts: plans.facts,
      wants: 'bool' as const,
    };
    const allows = compileExpression(location, plans.diagnostics);
    if (opens !== undefined) checkOpening(file, name, opens, plans);
    const reads = [...(readsSelf(allows) ? ['self'] : []), ...recordsRead(allows)];
    const read = reads.length === 0 ? {} : { reads };
    return { name, source: file.path, descriptor: { name, needs, about, allows, ...read, opens } };
  });
}

function checkOpening(
  file: SourceFile,
  rule: string,
  { entity: name, known }: NonNullable<RuleFile['opens']>,
  plans: PlanContext,
): void {
  const at = ['rules', rule, 'opens'];
  if (!isFileName({ file, at: [...at, 'entity'], name, plans }, 'schema')) return;
  const entity = plans.entities.get(name);
  for (const [index, path] of known.entries()) {
    if (entity !== undefined) isPathOf(entity, path, { file, plans, at: [...at, 'known', index] });
  }
}

/** Builds the type of `self` in a rule about a record; a broken entity has any type. */
function selfContext(file: SourceFile, rule: string, name: string, plans: PlanContext): ExpressionContext {
  isFileName({ file, at: ['rules', rule, 'about'], name, plans }, 'schema');
  return { self: plans.entities.get(name)?.type ?? anyType };
}

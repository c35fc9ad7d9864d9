import { tokensOf } from '../../../core/json/pointer.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import type { PlanContext } from '../../plan/plan-set.ts';

/** Requires a message to be at an existing path and for a keyword that can refuse a value there. */
export function messagesBelongToConstraints({ sources, entities, diagnostics }: PlanContext): void {
  for (const file of sources.of('rules').values()) {
    const paths = entities.get(file.stem)?.schemas;
    if (paths === undefined) continue;
    for (const [at, texts] of Object.entries(file.value.messages ?? {})) {
      for (const keyword of Object.keys(texts)) {
        if (canFail(paths, at, keyword)) continue;
        const message = `"${at === '' ? file.stem : at}" has no constraint "${keyword}", so this message is never shown.`;
        const help = `Add "${keyword}" to the schema, or remove the message.`;
        diagnostics.report(file, {
          code: 'message/no-constraint',
          message,
          help,
          at: ['messages', at, keyword],
          fix: { remove: Object.keys(texts).length > 1 ? ['messages', at, keyword] : ['messages', at] },
          of: 'key',
        });
      }
    }
  }
}

function canFail(paths: EntityPlan['schemas'], at: string, keyword: string): boolean {
  const schema = paths.get(at);
  if (schema === undefined) return false;
  if (keyword in schema || keyword === 'unknown-field') return true;
  if (keyword !== 'required') return false;
  const parent = paths.get(at.slice(0, at.lastIndexOf('/')));
  return at !== '' && (parent?.required?.includes(tokensOf(at).at(-1) ?? '') ?? false);
}

import type { PlanContext } from '../../plan/plan-set.ts';

/**
 * Requires every effect to have a receiver: a live notice with the effect's name as its topic, or the programs
 * named in `heardBy`.
 */
export function workflowEffectsAreHeard({ sources, diagnostics }: PlanContext): void {
  const { live } = sources.of('product').get('product')?.value ?? {};
  const topics = new Set(live?.notices?.map(({ topic }) => topic));
  for (const file of sources.of('workflow').values())
    for (const part of ['transitions', 'consequences'] as const)
      for (const [row, { effects = [] }] of (file.value[part] ?? []).entries())
        for (const [index, { name, heardBy }] of effects.entries()) {
          if (heardBy !== undefined || topics.has(name)) continue;
          diagnostics.report(file, {
            code: 'workflow/unheard-effect',
            message: `Nobody hears of the effect "${name}".`,
            help: 'Add a live notice of this topic to product.json, say in "heardBy" who hears of it, or remove it.',
            at: [part, row, 'effects', index, 'name'],
          });
        }
}

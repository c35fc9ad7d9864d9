import type { CardDescriptor } from '../../../core/product/card.ts';
import { joinLines } from '../../expressions/compile-expression.ts';
import { anyType } from '../../expressions/types.ts';
import type { CardFile } from '../../files/card.ts';
import { subjectContext } from '../../plan/contexts.ts';
import { isAccessName, isCallName, isFileName } from '../../plan/names.ts';
import { companionTypes, planCompanions } from '../../plan/plan-companions.ts';
import { planExpression } from '../../plan/plan-expression.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { Planned, PlanOf } from '../../plan/planned.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { CardLocation } from './card-location.ts';
import { planCardActions, planSent } from './plan-card-actions.ts';
import { planCardNotices } from './plan-card-notices.ts';
import { planCardWorkflow, workflowContext } from './plan-card-workflow.ts';
import { planColumns } from './plan-facts-of-card.ts';
import { planFiles } from './plan-files.ts';
import { planNextSteps } from './plan-next-steps.ts';

/** Plans the descriptor of a card; undefined while its entity is missing or broken. */
export function planCard(file: SourceFile<'card'>, known: PlanContext): PlanOf<CardDescriptor> | undefined {
  const card = file.value;
  const plans = withNamesOf(card, known);
  if (!isFileName({ file, at: ['entity'], name: card.entity, plans }, 'schema')) return undefined;
  const entity = plans.entities.get(card.entity);
  if (entity === undefined) return undefined;
  if (card.access !== undefined) isAccessName({ file, at: ['access'], name: card.access, plans });
  if (card.save !== undefined) isCallName({ file, at: ['save'], name: card.save, plans });
  const own = { self: entity.type, [entity.name]: entity.type, user: plans.userType };
  const location: CardLocation = { file, card, entity, plans, context: own };
  const companions = planCompanions(location);
  const seeing: CardLocation = {
    ...location,
    context: {
      ...subjectContext(entity, plans),
      ...companionTypes(location),
      ...workflowContext(location),
      ...own,
    },
  };
  for (const [name, source] of Object.entries(card.expressions ?? {}))
    planExpression(source, ['expressions', name], seeing);
  const descriptor = {
    name: file.stem,
    title: card.title,
    entity: card.entity,
    access: card.access,
    save: card.save,
    with: companions,
    columns: planColumns(seeing),
    notices: planCardNotices(seeing),
    next: planNextSteps(seeing),
    workflow: planCardWorkflow(seeing),
    menus: planMenus(seeing),
    actions: planCardActions(seeing),
  };
  return { name: file.stem, source: file.path, descriptor };
}

/** Adds the card's own named expressions to those of the whole schema set. */
function withNamesOf({ expressions = {} }: CardFile, plans: PlanContext): PlanContext {
  const own = Object.entries(expressions).map(
    ([name, source]) => [name, { source: joinLines(source) }] as const,
  );
  if (own.length === 0) return plans;
  return { ...plans, facts: { ...plans.facts, named: new Map([...plans.facts.named, ...own]) } };
}

/**
 * Plans the menus of a card with the query and the files that their actions share. The type of the answer is
 * any, since each action may have another call.
 */
function planMenus(location: CardLocation): Planned<CardDescriptor>['menus'] {
  const menus = Object.entries(location.card.menus ?? {}).map(([name, { title, query, files }]) => {
    const at = ['menus', name];
    const planned = {
      title,
      query: query === undefined ? undefined : planSent(query, [...at, 'query'], location.context, location),
      files: planFiles(files, [...at, 'files'], { ...location, answer: anyType }),
    };
    return [name, planned] as const;
  });
  return Object.fromEntries(menus);
}

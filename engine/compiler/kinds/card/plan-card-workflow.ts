import { objectAt } from '../../../core/json/pointer.ts';
import type { CardDescriptor } from '../../../core/product/card.ts';
import type { ExpressionContext } from '../../expressions/environment.ts';
import { anyType, textType } from '../../expressions/types.ts';
import { isCallName, isFileName } from '../../plan/names.ts';
import type { Planned } from '../../plan/planned.ts';
import { didYouMean } from '../../suggest.ts';
import type { CardLocation } from './card-location.ts';
import { planSent } from './plan-card-actions.ts';

/** Plans the workflow whose events a card offers. */
export function planCardWorkflow(location: CardLocation): Planned<CardDescriptor>['workflow'] {
  const { file, card, plans, context } = location;
  if (card.workflow === undefined) return undefined;
  const { name, call, body, forms = {} } = card.workflow;
  isFileName({ file, at: ['workflow', 'name'], name, plans }, 'workflow');
  isCallName({ file, at: ['workflow', 'call'], name: call, plans });
  for (const [event, form] of Object.entries(forms)) {
    isEvent(event, location);
    isFileName({ file, at: ['workflow', 'forms', event], name: form, plans }, 'form');
  }
  const raised = {
    is: 'object',
    name: 'RaisedEvent',
    fields: { event: textType, payload: anyType },
  } as const;
  return {
    name,
    call,
    body: planSent(body, ['workflow', 'body'], { ...context, inputs: raised }, location),
    forms,
  };
}

/**
 * Builds the names that a workflow adds to a card's expressions: the record's state and the display text of the
 * state.
 */
export function workflowContext({ card }: CardLocation): ExpressionContext {
  return card.workflow === undefined ? {} : { state: textType, stateText: textType };
}

function isEvent(event: string, { file, card, plans }: CardLocation): void {
  const workflow = plans.sources.of('workflow').get(card.workflow?.name ?? '')?.value;
  const known = Object.keys(objectAt(workflow, '/events'));
  if (workflow === undefined || known.includes(event)) return;
  plans.diagnostics.report(file, {
    code: 'workflow/unknown-event',
    message: `The workflow has no event "${event}".`,
    help: didYouMean(event, known),
    at: ['workflow', 'forms', event],
    of: 'key',
  });
}

import { objectAt } from '../../../core/json/pointer.ts';
import type { CardDescriptor } from '../../../core/product/card.ts';
import { isOneOf } from '../../plan/names.ts';
import { planExpression } from '../../plan/plan-expression.ts';
import type { Planned } from '../../plan/planned.ts';
import type { CardLocation } from './card-location.ts';
import { companionsIn } from './companions-in.ts';

/** Plans the steps that the record of a card may need, each done by actions of the card. */
export function planNextSteps(location: CardLocation): Planned<CardDescriptor>['next'] {
  const { file, card, plans } = location;
  const known = [...(card.actions ?? []).map(({ name }) => name), ...eventsOf(location)];
  return card.next?.map(({ when, text, actions }, index) => {
    const at = ['next', index];
    for (const [position, name] of actions.entries())
      isOneOf({ file, at: [...at, 'actions', position], name, plans }, known, {
        noun: 'action',
        code: 'name/unknown-action',
      });
    return {
      when: planExpression(when, [...at, 'when'], location, 'bool'),
      text: planExpression(text, [...at, 'text'], location, 'string'),
      actions,
      reads: companionsIn([when, text], location),
    };
  });
}

/** Lists the events of the card's workflow that people raise by a button. */
function eventsOf({ card, plans }: CardLocation): readonly string[] {
  const workflow = plans.sources.of('workflow').get(card.workflow?.name ?? '')?.value;
  return Object.entries(objectAt(workflow, '/events')).flatMap(([event, written]) =>
    objectAt(written, '')['action'] === undefined ? [] : [event],
  );
}

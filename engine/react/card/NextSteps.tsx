import type { Scope } from '../../core/expressions/scope.ts';
import type { CardDescriptor, CardStep } from '../../core/product/card.ts';
import { useMessages } from '../context/use-messages.ts';
import { type Companions, readsAny } from '../data/use-companions.ts';
import { Button } from '../parts/Button.tsx';
import './next-steps.css';
import type { ActionOffer, OfferedAction } from './use-offers.ts';

/** Number of steps shown at most, since more would not say what comes first. */
const most = 2;

export interface NextStepsProps {
  readonly card: CardDescriptor;
  /** Scope of the card's expressions. */
  readonly scope: Scope;
  readonly offers: readonly ActionOffer[];
  readonly companions: Pick<Companions, 'loading' | 'failed'>;
  /** Name of the running action. */
  readonly working: string | undefined;
  readonly onChoose: (action: OfferedAction) => void;
}

/**
 * Renders what the record needs now, each step with the buttons that do it; keeps its room while it is worked out. A
 * step is left out where records that it reads failed to load, since they would look as if there were none.
 */
export function NextSteps({ card, scope, offers, companions, working, onChoose }: NextStepsProps) {
  const say = useMessages();
  const { next } = card;
  if (next === undefined) return null;
  const isAwaited = next.some((step) => readsAny(step, companions.loading));
  const known = next.filter((step) => !readsAny(step, companions.failed));
  const steps = isAwaited ? [] : neededSteps(known, scope, offers).slice(0, most);
  const isPartly = known.length < next.length;
  return (
    <div className="en-next">
      {steps.length > 0 && (
        <ol aria-label={say('card.next')}>
          {steps.map(({ text, actions }, index) => (
            <li key={text}>
              <span>{text}</span>
              {actions.map((action, at) => (
                <Button
                  key={action.name}
                  look={index + at === 0 ? 'primary' : 'secondary'}
                  disabled={working === action.name}
                  onClick={() => onChoose(action)}
                >
                  {action.title}
                </Button>
              ))}
            </li>
          ))}
        </ol>
      )}
      {steps.length === 0 && !isAwaited && <p>{say(isPartly ? 'card.next.unknown' : 'card.next.none')}</p>}
    </div>
  );
}

/** Lists the steps that hold, each with those of its actions that the user may take; a step without any is left out. */
function neededSteps(next: readonly CardStep[], scope: Scope, offers: readonly ActionOffer[]) {
  return next.flatMap(({ when, text, actions: named }) => {
    const actions = named.flatMap((name) => {
      const offer = offers.find(({ action }) => action.name === name);
      return offer === undefined || offer.refusal !== undefined ? [] : [offer.action];
    });
    return actions.length === 0 || !when.evaluate(scope) ? [] : [{ text: text.evaluate(scope), actions }];
  });
}

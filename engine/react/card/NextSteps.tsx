import type { Scope } from '../../core/expressions/scope.ts';
import type { CardDescriptor } from '../../core/product/card.ts';
import { useMessages } from '../context/use-messages.ts';
import { Button } from '../parts/Button.tsx';
import './next-steps.css';
import type { Offer, OfferedAction } from './use-offers.ts';

/** Number of steps shown at most, since more would not say what comes first. */
const most = 2;

export interface NextStepsProps {
  readonly card: CardDescriptor;
  /** Scope of the card's expressions. */
  readonly scope: Scope;
  readonly offers: readonly Offer[];
  /** Names of the companions that are still loading. */
  readonly loading: ReadonlySet<string>;
  /** Name of the running action. */
  readonly working: string | undefined;
  readonly onChoose: (action: OfferedAction) => void;
}

/** Renders what the record needs now, each step with the buttons that do it; keeps its room while it is worked out. */
export function NextSteps({ card, scope, offers, loading, working, onChoose }: NextStepsProps) {
  const say = useMessages();
  const { next } = card;
  if (next === undefined) return null;
  const isAwaited = next.some(({ reads = [] }) => reads.some((name) => loading.has(name)));
  const steps = isAwaited ? [] : neededSteps(next, scope, offers).slice(0, most);
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
      {steps.length === 0 && !isAwaited && <p>{say('card.next.none')}</p>}
    </div>
  );
}

/** Lists the steps that hold, each with those of its actions that the user may take; a step without any is left out. */
function neededSteps(next: NonNullable<CardDescriptor['next']>, scope: Scope, offers: readonly Offer[]) {
  return next.flatMap(({ when, text, actions: named }) => {
    const actions = named.flatMap((name) => {
      const offer = offers.find(({ action }) => action.name === name);
      return offer === undefined || offer.refusal !== undefined ? [] : [offer.action];
    });
    return actions.length === 0 || !when.evaluate(scope) ? [] : [{ text: text.evaluate(scope), actions }];
  });
}

import type { Scope } from '../../core/expressions/scope.ts';
import { stringItems } from '../../core/json/string-values.ts';
import type { CardDescriptor, CardNotice } from '../../core/product/card.ts';
import { useMessages } from '../context/use-messages.ts';
import { readsAny } from '../data/use-companions.ts';
import { Panel } from '../parts/Panel.tsx';
import './card-notices.css';

export interface CardNoticesProps {
  readonly card: CardDescriptor;
  /** Scope of the card's expressions. */
  readonly scope: Scope;
  /** Names of the companions that failed to load. */
  readonly failed: ReadonlySet<string>;
  /** Name of an action whose preceding notices are shown; undefined for all notices of the card. */
  readonly before?: string;
}

/**
 * Renders notices about the record: sentences, each with the items concerned. One that reads what failed to load is
 * left out, which the card says above its notices and a dialog in their stead.
 */
export function CardNotices({ card: { notices = [] }, scope, failed, before }: CardNoticesProps) {
  const say = useMessages();
  const asked = notices.filter((notice) => before === undefined || notice.before.includes(before));
  const shown = asked
    .filter((notice) => !readsAny(notice, failed))
    .map((notice) => ({ notice, items: itemsOf(notice, scope) }))
    .filter(({ notice, items }) => isShown(notice, items, scope));
  const isPartly = before !== undefined && asked.some((notice) => readsAny(notice, failed));
  if (shown.length === 0 && !isPartly) return null;
  return (
    <div className="en-card-notices">
      {isPartly && (
        <Panel tone="warning">
          <p>{say('card.partly-loaded')}</p>
        </Panel>
      )}
      {shown.map(({ notice: { text, tone }, items }) => (
        <Panel key={text} tone={tone}>
          <p>{text}</p>
          {items.length > 0 && (
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </Panel>
      ))}
    </div>
  );
}

function isShown({ when, items }: CardNotice, found: readonly string[], scope: Scope): boolean {
  return (when === undefined || when.evaluate(scope)) && (items === undefined || found.length > 0);
}

/** Lists the items of a notice, each text once. */
function itemsOf({ items }: CardNotice, scope: Scope): readonly string[] {
  const texts = stringItems(items?.evaluate(scope));
  return [...new Set(texts.filter((text) => text !== ''))];
}

import type { DecidedEntry, DecidedGroup } from '../../core/compare/decisions.ts';
import { type DecisionOffer, offersOf, withoutUnlisted } from '../../core/compare/offers.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { DecideSource } from '../../core/product/decide.ts';
import { useMessages } from '../context/use-messages.ts';
import { useProduct } from '../context/use-product.ts';
import { Button } from '../parts/Button.tsx';
import { Panel } from '../parts/Panel.tsx';
import { statusOf } from './status-of.ts';
import { likenessIn } from './use-compared-lists.ts';
import type { Deciding } from './use-deciding.tsx';
import type { Results } from './use-results.ts';

export interface OffersProps {
  readonly source: DecideSource;
  readonly results: Results;
  readonly groups: readonly DecidedGroup[];
  readonly deciding: Deciding;
}

/**
 * Renders the user's decisions about rows that another user has changed, removed or decided since; the user
 * repeats or drops each.
 */
export function Offers({ source, results, groups, deciding }: OffersProps) {
  const say = useMessages();
  const { codes } = useProduct();
  const name = source.columns[0]?.field ?? '';
  const decisions = [...results.lost, ...withoutUnlisted(results.rows, groups, source)];
  const offers = offersOf({
    ...{ decisions, groups, properties: source },
    likenessOf: (row) => likenessIn(row[source.likeness]),
  });
  if (offers.length === 0) return null;

  function drop(row: JsonObject): void {
    results.forget(row);
    if (results.rows.includes(row))
      results.change({ rows: (rows) => rows.filter((each) => !isSame(each, row)) });
  }

  function isSame(one: JsonObject, other: JsonObject): boolean {
    return one[source.key] === other[source.key];
  }

  /**
   * Reports whether the user can make a decision again. A decision that adds a row needs no entry, since no list has
   * the row.
   */
  function canDecideAgain({ row, entry }: DecisionOffer): boolean {
    return (
      row[source.status] === source.add.status || (entry !== undefined && row[source.status] !== undefined)
    );
  }

  return (
    <Panel tone="warning" role="status">
      <p>{say('decide.offers')}</p>
      <ul className="en-decide-offers">
        {offers.map((offer) => {
          const { row, entry } = offer;
          const status = statusOf(codes[source.codes], row[source.status])?.display;
          const now = sayNow(entry);
          const about = textOf(row);
          return (
            <li key={String(row[source.key])}>
              <span>
                <bdi>{about}</bdi>
                {status === undefined ? '' : `: ${status}`}
                {now === undefined ? '' : `. ${now}`}
              </span>
              {canDecideAgain(offer) && (
                <Button
                  aria-label={say('decide.offers.again.named', { row: about })}
                  onClick={() => deciding.decideAgain(offer)}
                >
                  {say('decide.offers.again')}
                </Button>
              )}
              <Button aria-label={say('decide.offers.drop.named', { row: about })} onClick={() => drop(row)}>
                {say('decide.offers.drop')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );

  /**
   * Describes the present state of an entry: another user's decision about it, or else its row in the lists.
   */
  function sayNow(entry: DecidedEntry | undefined): string | undefined {
    if (entry === undefined) return undefined;
    const theirs = statusOf(codes[source.codes], entry.result?.[source.status])?.display;
    if (theirs !== undefined) return say('decide.offers.theirs', { status: theirs });
    return say('decide.offers.now', { row: textOf(entry.rows[0]) });
  }

  /** Joins the name of a row and the text of its next column. */
  function textOf(row: JsonObject | undefined): string {
    const rest = source.columns.slice(1, 2).map(({ field }) => row?.[field ?? '']);
    return [row?.[name], ...rest].filter((text) => typeof text === 'string' && text !== '').join(', ');
  }
}

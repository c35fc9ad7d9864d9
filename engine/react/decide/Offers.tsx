import { type DecidedGroup, withDecision } from '../../core/compare/decisions.ts';
import { type Offer, offersOf, withoutRows } from '../../core/compare/offers.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { DecideSource } from '../../core/product/decide.ts';
import { useMessages } from '../context/use-messages.ts';
import { useProduct } from '../context/use-product.ts';
import { Button } from '../parts/Button.tsx';
import { Panel } from '../parts/Panel.tsx';
import { enteredIn } from './entered-in.ts';
import { statusOf } from './status-of.ts';
import { likenessIn } from './use-compared-lists.ts';
import type { Results } from './use-results.ts';

export interface OffersProps {
  readonly source: DecideSource;
  readonly results: Results;
  readonly groups: readonly DecidedGroup[];
}

/** Decisions whose rows were changed or removed since, to be made again or dropped one by one. */
export function Offers({ source, results, groups }: OffersProps) {
  const say = useMessages();
  const { codes, forms } = useProduct();
  const name = source.columns[0]?.field ?? '';
  const decisions = [...results.lost, ...withoutRows(results.rows, groups, source)];
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

  function decideAgain({ row, entry }: Offer): void {
    results.forget(row);
    results.change({
      rows(rows) {
        const others = rows.filter((each) => !isSame(each, row));
        if (entry === undefined) return [...others, { ...row, [source.key]: crypto.randomUUID() }];
        const form = source.decisions.find(({ status }) => status === row[source.status])?.form ?? '';
        const entered = enteredIn(row, forms[form]?.fields);
        const values = { ...entered, [source.status]: row[source.status] ?? null };
        return withDecision(others, { entry, values }, source);
      },
    });
  }

  function isSame(one: JsonObject, other: JsonObject): boolean {
    return one[source.key] === other[source.key];
  }

  /** What no list has needs none. */
  function canDecideAgain({ row, entry }: Offer): boolean {
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
          const now =
            entry === undefined ? undefined : say('decide.offers.now', { row: textOf(entry.rows[0]) });
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
                  onClick={() => decideAgain(offer)}
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

  /** The name with what else is shown of a row. */
  function textOf(row: JsonObject | undefined): string {
    const rest = source.columns.slice(1, 2).map(({ field }) => row?.[field ?? '']);
    return [row?.[name], ...rest].filter((text) => typeof text === 'string' && text !== '').join(', ');
  }
}

import { useQueries } from '@tanstack/react-query';
import { compareKnown, knownDay } from '../../core/dates/partial-dates.ts';
import { sentObject } from '../../core/forms/sent-object.ts';
import type { Json, JsonObject } from '../../core/json/json.ts';
import { getAt, pathToPointer } from '../../core/json/pointer.ts';
import type { CardDescriptor, Companion } from '../../core/product/card.ts';
import type { Product } from '../../core/product/product.ts';
import { argumentsOf, listValues } from '../../core/protocol/call-arguments.ts';
import { entryOf } from '../client/entry-of.ts';
import { useEngine } from '../context/engine-context.ts';
import { useProduct } from '../context/use-product.ts';
import { type ScopeOf, useScope } from '../context/use-scope.ts';
import { idOf } from '../parts/record-content.ts';
import type { QueryArguments } from './query-keys.ts';
import { callQuery } from './use-call.ts';

export interface Companions {
  /** Records that have been read, by name. */
  readonly records: Readonly<Record<string, Json | undefined>>;
  readonly loading: ReadonlySet<string>;
  readonly failed: ReadonlySet<string>;
  /** Refetches the records that failed to load. */
  readonly retry: () => void;
}

/** Reports whether something reads one of these companions; one that failed to load must not count as none. */
export function readsAny(
  { reads = [] }: { readonly reads?: readonly string[] },
  those: ReadonlySet<string>,
): boolean {
  return reads.some((name) => those.has(name));
}

/**
 * Reads the companions of a record, which a card shows or rules compare; each call loads and fails independently.
 */
export function useCompanions(
  { with: companions }: Pick<CardDescriptor, 'with'>,
  record: JsonObject,
): Companions {
  const product = useProduct();
  const { client } = useEngine();
  const scopeOf = useScope();
  const questions = Object.entries(companions).map(([name, companion]) => {
    const { call, query } = companion;
    const given = givenTo({ product, call, query, record, scopeOf });
    return { name, companion, given, key: JSON.stringify([call, given]) };
  });
  // Sends each request once, since one answer may supply several companions.
  const distinct = [...new Map(questions.map((question) => [question.key, question])).values()];
  const answers = useQueries({
    queries: distinct.map(({ companion, given }) =>
      callQuery({ product, client, name: companion.call, ...given }),
    ),
  });
  const named = questions.map(({ name, companion, key }) => {
    return { name, companion, answer: answers[distinct.findIndex((each) => each.key === key)] };
  });
  const records = named.map(({ name, companion, answer }) => {
    return [
      name,
      chosen({ companion, answer: answer?.data as JsonObject | undefined, record, scopeOf }),
    ] as const;
  });
  const namesOf = (test: (status: string | undefined) => boolean) =>
    new Set(named.filter(({ answer }) => test(answer?.status)).map(({ name }) => name));
  return {
    records: Object.fromEntries(records),
    loading: namesOf((status) => status === 'pending'),
    failed: namesOf((status) => status === 'error'),
    retry: () => {
      for (const { status, refetch } of answers) if (status === 'error') void refetch();
    },
  };
}

interface Question {
  readonly product: Product;
  readonly call: string;
  readonly query: Companion['query'];
  readonly record: JsonObject;
  readonly scopeOf: ScopeOf;
}

/**
 * Builds the arguments of a companion's call: the companion's query, and the record's id if the call lists by
 * record.
 */
function givenTo({ product, call, query, record, scopeOf }: Question): QueryArguments {
  const contract = entryOf(product, 'calls', call);
  const own = listValues(contract, idOf(record) ?? '');
  return argumentsOf(contract, { ...own, ...sentObject(query, scopeOf({ self: record })) });
}

interface Choice {
  readonly companion: Companion;
  readonly answer: JsonObject | undefined;
  readonly record: JsonObject;
  readonly scopeOf: ScopeOf;
}

/**
 * Chooses a companion from an answer: the record itself, or, from a list, the rows that pass the filter or the newest
 * row.
 */
function chosen({
  companion: { where, latest, most, one },
  answer,
  record,
  scopeOf,
}: Choice): Json | undefined {
  const rows = answer?.['rows'];
  if (!Array.isArray(rows)) return answer;
  const counted = rows.filter(
    (item) => where === undefined || where.evaluate(scopeOf({ self: record, item })),
  );
  if (latest !== undefined && most !== undefined) return newestOf(counted, latest, most);
  if (latest !== undefined) return newestOf(counted, latest, 1)[0];
  return one === true ? counted[0] : counted;
}

/**
 * Lists the newest rows by the known parts of their dates, the newest first; of equal dates, the row saved last comes
 * first. Leaves out rows whose date has no day.
 */
function newestOf(rows: readonly JsonObject[], path: string, most: number): readonly JsonObject[] {
  const pointer = pathToPointer(path);
  const dated = rows.flatMap((row) => {
    const date = getAt(row, pointer);
    return typeof date === 'string' && knownDay(date) !== undefined ? [{ row, date }] : [];
  });
  return dated
    .toReversed()
    .sort((a, b) => compareKnown(b.date, a.date) || compareTexts(b.row['updatedAt'], a.row['updatedAt']))
    .slice(0, most)
    .map(({ row }) => row);
}

function compareTexts(one: unknown, other: unknown): number {
  const [text, otherText] = [String(one ?? ''), String(other ?? '')];
  return text < otherText ? -1 : Number(text > otherText);
}

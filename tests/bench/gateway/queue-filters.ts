import type { Json, JsonObject } from '../../../engine/core/json/json.ts';
import type { SearchIndex } from '../../../engine/core/product/search-index.ts';
import { readCondition } from '../../../gateway/search/request/stored-condition.ts';
import { planOf } from '../../../gateway/search/table/plan.ts';

/** Calendar with the day on which the queues run; the dates of the bench's patients lie around it. */
const calendar = { today: '2026-07-01', holidays: [] };

/** Values to choose in statistics that filter by value. */
const terms: Readonly<Record<string, readonly (string | number)[]>> = {
  workflow: ['Ready for Initiating Call', 'Complete'],
  year: [2026, 2016],
  status: ['active'],
  sex: ['female'],
};

/**
 * Queries for the first page: every choice of the catalogue alone, and each with every choice of another statistic.
 */
export function catalogueQuestions(index: SearchIndex): {
  readonly alone: Readonly<Record<string, Json>>;
  readonly pairs: Readonly<Record<string, Json>>;
} {
  const choices = choicesOf(index);
  const pairs = choices.flatMap((one, n) =>
    choices
      .slice(n + 1)
      .filter(({ statistic }) => statistic !== one.statistic)
      .map((other): [string, Json] => [
        `${one.name} with ${other.name}`,
        { filters: [one.filter, other.filter] },
      ]),
  );
  return {
    alone: Object.fromEntries(choices.map(({ name, filter }) => [name, { filters: [filter] }])),
    pairs: Object.fromEntries(pairs),
  };
}

interface Choice {
  readonly statistic: string;
  readonly name: string;
  readonly filter: JsonObject;
}

function choicesOf(index: SearchIndex): readonly Choice[] {
  const options = Object.entries(index.statistics).flatMap(([statistic, { options = [] }]) =>
    options.map(({ code, limits }) => ({
      statistic,
      name: `${statistic} ${code}`,
      condition: {
        statType: statistic,
        ...(limits === undefined ? { queryType: 'missing' } : { queryType: 'range', filterTerm: code }),
      },
    })),
  );
  const values = Object.entries(terms).flatMap(([statistic, chosen]) =>
    chosen.map((term) => ({
      statistic,
      name: `${statistic} ${term}`,
      condition: { statType: statistic, queryType: 'term', term },
    })),
  );
  return [...options, ...values].map(({ condition, ...choice }) => {
    const { written } = readCondition(condition, planOf(index), calendar);
    if (written === undefined) throw new Error(`There is no choice ${choice.name}.`);
    return { ...choice, filter: written };
  });
}

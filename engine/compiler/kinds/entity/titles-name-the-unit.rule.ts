import type { JsonSchemaObject } from '../../../core/json/json.ts';
import type { Diagnostics } from '../../diagnostics.ts';
import { pathsInFile } from '../../resolve/walk-schema.ts';
import type { SourceSet } from '../../source/source-set.ts';

/** Spellings of units in titles, one line for each unit. */
const units: readonly (readonly string[])[] = [
  ...[
    ['kg', 'kilogram', 'kilograms'],
    ['g', 'gram', 'grams'],
    ['mg', 'milligram', 'milligrams'],
    ['µg', 'μg', 'mcg', 'ug'],
  ],
  ...[
    ['lb', 'lbs', 'pound', 'pounds', '[lb_av]'],
    ['oz', 'ounce', 'ounces', '[oz_av]'],
  ],
  ...[['m', 'meter', 'meters', 'metre', 'metres'], ['cm', 'centimeter', 'centimeters'], ['mm'], ['km']],
  ...[
    ['in', 'inch', 'inches', '[in_i]'],
    ['ft', 'feet', 'foot', '[ft_i]'],
  ],
  ...[['l', 'liter', 'liters', 'litre', 'litres'], ['ml', 'milliliter', 'milliliters'], ['dl'], ['fl oz']],
  ...[
    ['°c', 'c', 'cel', 'celsius'],
    ['°f', 'f', 'fahrenheit', '[degf]'],
  ],
  ...[['mmhg', 'mm[hg]', 'mm hg'], ['kpa'], ['bpm', '/min', 'beats/min', 'per minute'], ['%', 'percent']],
  ...[
    ['mmol/l'],
    ['mg/dl'],
    ['g/dl'],
    ['g/l'],
    ['µmol/l', 'umol/l'],
    ['ng/ml'],
    ['ml/min'],
    ['meq/l'],
    ['kg/m2', 'kg/m²'],
  ],
  ...[
    ['s', 'sec', 'second', 'seconds'],
    ['min', 'minute', 'minutes'],
    ['h', 'hour', 'hours'],
  ],
  ...[
    ['d', 'day', 'days'],
    ['wk', 'week', 'weeks'],
    ['mo', 'month', 'months'],
    ['a', 'year', 'years'],
  ],
];

/** Requires a unit at the end of a field's title to be the field's unit, since users enter what the title asks for. */
export function titlesNameTheUnit(sources: SourceSet, diagnostics: Diagnostics): void {
  for (const file of sources.of('schema').values())
    for (const { schema, at } of pathsInFile(file.value)) {
      const [named, own] = [unitOfTitle(schema), schema['x-unit']];
      if (named === undefined || typeof own !== 'string' || isSame(named, own)) continue;
      diagnostics.report(file, {
        code: 'schema/two-units',
        message: `The title says ${named}, and the field is in ${own}: people would enter the one, and read the other.`,
        help: `Write the same unit in both, or leave it out of the title: it stands beside the number.`,
        at: [...at, 'x-unit'],
      });
    }
}

function unitOfTitle({ title = '' }: JsonSchemaObject): string | undefined {
  const named = /(?:\(([^()]+)\)|\[([^[\]]+)\]|(?:,| in) (\S+))\s*$/
    .exec(title)
    ?.slice(1)
    .find((each) => each !== undefined);
  return named !== undefined && unitOf(named) !== undefined ? named : undefined;
}

function isSame(one: string, other: string): boolean {
  const known = unitOf(one);
  return known === undefined || spelled(one) === spelled(other) || known.includes(spelled(other));
}

function unitOf(text: string): readonly string[] | undefined {
  return units.find((each) => each.includes(spelled(text)));
}

function spelled(text: string): string {
  return text.trim().toLowerCase();
}

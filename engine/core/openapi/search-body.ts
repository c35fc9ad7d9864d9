import type { SearchColumn, SearchIndex } from '../product/search-index.ts';
import type { OpenApiPart } from './part.ts';

const mostEntries = 20;
const mostFilters = 40;
const longestText = 200;
const deepestRow = 1_000_000;

const typedText: OpenApiPart = { type: 'string', maxLength: longestText };
const anyText: OpenApiPart = { type: ['string', 'number'], maxLength: longestText };
const anyDay: OpenApiPart = { type: 'string', format: 'date' };
const numberPattern = '^-?[0-9]{1,15}(\\.[0-9]{1,15})?$';
const typedNumber: OpenApiPart = { type: 'string', pattern: numberPattern };
const anyNumber: OpenApiPart = { type: ['number', 'string'], pattern: numberPattern };

/** Schemas of operands by kind of column: `text` for typed texts, `value` for values to compare with. */
const values: Readonly<
  Record<SearchColumn['kind'], { readonly text: OpenApiPart; readonly value: OpenApiPart }>
> = {
  name: { text: typedText, value: anyText },
  digits: { text: typedText, value: anyText },
  text: { text: typedText, value: anyText },
  date: { text: anyDay, value: anyDay },
  number: { text: typedNumber, value: anyNumber },
};

/** Describes the body of a search. Bodies of different searches differ only in the columns of the index. */
export function describeSearchBody({ columns, sort }: SearchIndex): OpenApiPart {
  const field = { description: 'A column of the index.', enum: Object.keys(columns) };
  const filters = entriesOf(columns, filterFor);
  const anyOfThem = closed({ any: listOf({ anyOf: filters }, 'One of them holds.') }, ['any']);
  const order = sort.map(({ by, descending }) => `${by}${descending ? ' downwards' : ''}`).join(', ');
  return closed({
    queries: listOf({ anyOf: entriesOf(columns, queryFor) }, 'What was typed. All of them hold.'),
    filters: {
      ...listOf({ anyOf: [...filters, anyOfThem] }, 'What the values are. All of them hold.'),
      maxItems: mostFilters,
    },
    sort: listOf(
      closed({ by: field, descending: { type: 'boolean', default: false } }, ['by']),
      `Left out: ${order}. Missing values come last.`,
    ),
    from: {
      description: 'Row number of the first hit, from 0.',
      type: 'integer',
      minimum: 0,
      maximum: deepestRow,
      default: 0,
    },
  });
}

type EntryFor = (field: OpenApiPart, kind: SearchColumn['kind']) => readonly OpenApiPart[];

/** Makes one schema per kind of column, for the entries about all columns of that kind. */
function entriesOf(columns: SearchIndex['columns'], entriesFor: EntryFor): readonly OpenApiPart[] {
  const kinds = [...Map.groupBy(Object.entries(columns), ([, { kind }]) => kind)];
  return kinds.flatMap(([kind, members]) => entriesFor({ enum: members.map(([name]) => name) }, kind));
}

function queryFor(field: OpenApiPart, kind: SearchColumn['kind']): readonly OpenApiPart[] {
  return [closed({ field, text: values[kind].text }, ['field', 'text'])];
}

function filterFor(field: OpenApiPart, kind: SearchColumn['kind']): readonly OpenApiPart[] {
  const { value } = values[kind];
  const orMissing = { description: 'Whether records without a value are found too.', type: 'boolean' };
  const range = { description: 'Both ends included.', ...closed({ from: value, to: value, orMissing }) };
  return [
    closed({ field, term: value }, ['field', 'term']),
    closed({ field, range }, ['field', 'range']),
    closed({ field, missing: { type: 'boolean' } }, ['field', 'missing']),
  ];
}

function closed(properties: OpenApiPart, required: readonly string[] = []): OpenApiPart {
  return { type: 'object', additionalProperties: false, required, properties };
}

function listOf(items: OpenApiPart, description: string): OpenApiPart {
  return { description, type: 'array', maxItems: mostEntries, items };
}

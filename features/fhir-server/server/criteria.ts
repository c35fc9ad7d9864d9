import type { Product } from '../../../engine/core/product/product.ts';
import type { MappedSearch, ResourceMapping } from '../../../engine/core/product/resource-mapping.ts';
import { recordSystem } from '../../fhir-export/server/identity.ts';
import { FhirRefusal, issueOf, refuse } from './outcome.ts';
import { alternatives, escaped, readDate, readTokens } from './search-values.ts';
import { ownerType, subjectParameters } from './subjects.ts';

/** Condition of a search: a parameter with its value. */
export interface Criterion {
  readonly name: string;
  /** Part of the parameter after a colon, such as `exact`. */
  readonly modifier: string | undefined;
  readonly value: string;
}

/** Condition on the record that the wanted ones belong to: `patient.name=ruiz`. */
export interface Chain {
  /** Name of the parameter by which resources name that record. */
  readonly subject: string;
  readonly type: string;
  readonly key: string;
  readonly value: string;
}

export interface Criteria {
  /** Conditions on the parameters that mappings declare, and on the time of the last change. */
  readonly declared: readonly Criterion[];
  /** Alternatives of ids, as written. */
  readonly ids: readonly string[];
  /** Alternatives of records that the wanted ones belong to, as written. */
  readonly subjects: readonly string[];
  readonly chains: readonly Chain[];
  /** Parameters that are kept in links. */
  readonly known: URLSearchParams;
  readonly ignored: readonly string[];
}

/** Parameters that say how the result is sent, and do not search. */
const control = [
  ...['_count', '_offset', '_format', '_pretty', '_total', '_sort', '_summary', '_elements'],
  ...['_include', '_include:iterate', '_revinclude', '_revinclude:iterate'],
];

const modifiers: Readonly<Record<MappedSearch['type'], readonly string[]>> = {
  string: ['missing', 'exact', 'contains'],
  token: ['missing', 'not', 'text'],
  date: ['missing'],
};

/** Parameters of every resource: when it was last changed, and its identifiers. */
const common: Readonly<Record<string, MappedSearch>> = {
  _lastUpdated: {
    type: 'date',
    element: {
      steps: [
        { name: 'meta', isList: false },
        { name: 'lastUpdated', isList: false },
      ],
      type: 'instant',
    },
  },
  identifier: {
    type: 'token',
    element: { steps: [{ name: 'identifier', isList: true }], type: 'Identifier', isAll: true },
  },
};

/** Lists the search parameters of a mapping, with those that all resources have. */
export function parametersOf({ search = {} }: ResourceMapping): Readonly<Record<string, MappedSearch>> {
  return { ...common, ...search };
}

interface Found {
  readonly declared: Criterion[];
  readonly ids: string[];
  readonly subjects: string[];
}

interface Read {
  readonly mappings: readonly ResourceMapping[];
  readonly product: Product;
  /** True if unknown parameters are ignored, and named in the answer. */
  readonly isLenient: boolean;
}

/** Reads the parameters of a search. Throws 400 for unknown ones, unless they are to be ignored. */
export function readCriteria(parameters: URLSearchParams, { mappings, product, isLenient }: Read): Criteria {
  const subjects = subjectParameters(product, mappings);
  const owner = mappings.map((mapping) => ownerType(mapping, product)).find((type) => type !== undefined);
  const declared: Readonly<Record<string, MappedSearch>> = Object.assign({}, ...mappings.map(parametersOf));
  const found: Found = { declared: [], ids: [], subjects: [] };
  const chains: Chain[] = [];
  const ignored = new Set<string>();
  const known = new URLSearchParams();
  for (const [key, value] of parameters) {
    if (value === '') continue;
    const [, name = '', modifier, chained] = /^([^:.]*)(?::([^.]*))?(?:\.(.+))?$/s.exec(key) ?? [];
    const isSubject = subjects.includes(name) && (modifier === undefined || modifier === owner);
    const parameter = Object.hasOwn(declared, name) ? declared[name] : undefined;
    const isModified = modifier === undefined || (parameter && modifiers[parameter.type].includes(modifier));
    if (control.includes(key.replace(':recurse', ':iterate'))) known.append(key, value);
    else if (isSubject && chained !== undefined && owner !== undefined)
      chains.push({ subject: name, type: owner, key: chained, value });
    else if (isSubject && chained === undefined) found.subjects.push(value);
    else if (key === '_id') found.ids.push(value);
    else if (key === 'identifier' && isOwnIdentifier(value, product)) found.ids.push(ownIds(value));
    else if (parameter !== undefined && isModified === true && chained === undefined)
      found.declared.push(checked({ name, modifier, value }, parameter));
    else ignored.add(key);
    if (!ignored.has(key) && !known.has(key, value)) known.append(key, value);
  }
  if (ignored.size > 0 && !isLenient)
    throw unknown([...ignored], [...subjects, ...Object.keys(declared), '_id']);
  return { ...found, chains, known, ignored: [...ignored] };
}

/** Reports whether all alternatives are identifiers that this product gives, which are ids. */
function isOwnIdentifier(value: string, { info }: Product): boolean {
  return readTokens(value).every(
    ({ system, code }) => system === recordSystem(info.slug) && code !== undefined,
  );
}

function ownIds(value: string): string {
  return readTokens(value)
    .map(({ code = '' }) => escaped(code))
    .join(',');
}

/** Checks a value, which is refused even where no resource is compared with it. */
function checked(criterion: Criterion, { type }: MappedSearch): Criterion {
  const { name, modifier, value } = criterion;
  if (modifier === 'missing') isTrue(criterion);
  else if (type === 'date') for (const each of alternatives(value)) readDate(name, each);
  return criterion;
}

function unknown(ignored: readonly string[], known: readonly string[]): FhirRefusal {
  const names = [...new Set(known)].toSorted().join(', ');
  const issues = ignored.map((name) =>
    issueOf('not-supported', `"${name}" is not searched by. Known: ${names}.`, `http.${name}`),
  );
  return new FhirRefusal(400, issues);
}

/** Reads the value of the modifier `missing`. */
export function isTrue({ name, value }: Criterion): boolean {
  if (value === 'true' || value === 'false') return value === 'true';
  throw refuse(400, 'value', 'Write true or false.', `http.${name}:missing`);
}

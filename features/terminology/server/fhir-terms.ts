import { isJsonObject, jsonObject } from '../../../engine/core/json/json.ts';
import { nearest } from '../../../engine/core/text/nearest.ts';
import type { TerminologyConfig } from '../../../gateway/operation/config.ts';
import { ConfigError } from '../../../gateway/operation/config-error.ts';
import type { Log } from '../../../gateway/operation/log.ts';
import { foldCode } from '../../../gateway/search/catalogues/concept.ts';
import { ProductError } from '../../../gateway/store/kinds/kinds.ts';
import { aliasesFirst } from './aliases.ts';
import { type CatalogueName, catalogues } from './catalogues.ts';
import { type FhirServerOptions, requestServer } from './fhir-server.ts';
import { aliasedTerms } from './stored-terms.ts';
import type { CatalogueTerm, FoundTerms, TermQuestion, TermSource } from './term.ts';

export interface FhirTermsOptions extends TerminologyConfig {
  readonly log: Log;
  /** Timeout in milliseconds; five seconds unless a test sets less. */
  readonly timeout?: number;
}

interface ValueSet {
  readonly url: string;
  /** Catalogue that names the code system. */
  readonly catalogue: CatalogueName;
}

/** Implicit value sets of whole code systems, and for SNOMED CT of its substances. */
const usualValueSets: Readonly<Record<string, ValueSet>> = {
  conditions: { url: 'http://hl7.org/fhir/sid/icd-10-cm?fhir_vs', catalogue: 'conditions' },
  medications: { url: 'http://www.nlm.nih.gov/research/umls/rxnorm?fhir_vs', catalogue: 'medications' },
  allergens: { url: 'http://snomed.info/sct?fhir_vs=ecl/<105590001', catalogue: 'allergens' },
};

/**
 * Creates a source that searches a FHIR R4 terminology server by `ValueSet/$expand`, and whole codes by
 * `CodeSystem/$lookup`. Throws `ConfigError` for an unused value set; the source throws `TermSourceError` for users.
 */
export function fhirTerms({ url, valueSets, log, timeout = 5_000 }: FhirTermsOptions): TermSource {
  for (const name of Object.keys(valueSets)) refuseUnknown(name);
  const server: FhirServerOptions = { url, log, timeout };
  return async (question, database) => {
    const usual = usualValueSets[question.catalogue];
    if (usual === undefined) throw new ProductError(`There is no catalogue "${question.catalogue}".`);
    const valueSet = { ...usual, url: valueSets[question.catalogue] ?? usual.url };
    const search = question.by === 'whole-code' ? lookUp : expand;
    const found = await search(question, valueSet, server);
    if (valueSet.catalogue !== 'medications') return found;
    const named = await aliasedTerms(question, database);
    const { all, added } = aliasesFirst(found.terms.map(withMedication), named);
    return { ...found, total: found.total + added, terms: all.slice(0, question.limit) };
  };
}

function refuseUnknown(name: string): void {
  if (name in usualValueSets) return;
  const names = Object.keys(usualValueSets);
  const meant = nearest(name, names)?.toUpperCase();
  throw new ConfigError(
    `FHIR_VALUE_SET_${name.toUpperCase()} is the value set of no search. ${meant === undefined ? `There are: ${names.join(', ').toUpperCase()}.` : `Did you mean FHIR_VALUE_SET_${meant}?`}`,
  );
}

/** Adds the medication to a term, with code and name only, as servers return no ingredients. */
function withMedication(term: CatalogueTerm): CatalogueTerm {
  const { system, code, display } = term;
  return {
    ...term,
    medication: { code: { coding: [{ system, value: code }] }, name: { full: display } },
  };
}

async function expand(
  question: TermQuestion,
  { url, catalogue }: ValueSet,
  server: FhirServerOptions,
): Promise<FoundTerms> {
  const { system, title } = catalogues[catalogue];
  const { text, limit, by, version = '' } = question;
  const isEdition = version !== '' && foldCode(version) !== foldCode(title);
  const parameters = {
    url,
    filter: text,
    count: String(limit),
    ...(isEdition ? { 'system-version': `${system}|${version}` } : {}),
  };
  const name = 'ValueSet/$expand';
  const pageFrom = async (offset: number) => {
    const from = offset === 0 ? {} : { offset: String(offset) };
    const request = { name, parameters: { ...parameters, ...from }, read: readExpansion };
    return (await requestServer(server, request)) ?? { total: 0, terms: [] };
  };
  if (by === 'code') return withCode(question, pageFrom);
  const { total, terms } = await pageFrom(0);
  return { total, terms: terms.slice(0, limit) };
}

/** Limit on pages read for the terms of a code. */
const mostPages = 5;

/**
 * Finds terms whose code matches the text; reads pages until there are enough matches, as a server's filter also
 * matches names.
 */
async function withCode(
  { text, limit }: TermQuestion,
  pageFrom: (offset: number) => Promise<FoundTerms>,
): Promise<FoundTerms> {
  const fitting = new Map<string, CatalogueTerm>();
  for (let page = 0; page < mostPages && fitting.size < limit; page += 1) {
    const { total, terms } = await pageFrom(page * limit);
    for (const term of terms)
      if (foldCode(term.code).startsWith(foldCode(text))) fitting.set(term.code, term);
    if ((page + 1) * limit >= total) break;
  }
  return { total: fitting.size, terms: [...fitting.values()].slice(0, limit) };
}

async function lookUp(
  { text }: TermQuestion,
  { catalogue }: ValueSet,
  server: FhirServerOptions,
): Promise<FoundTerms> {
  const { system } = catalogues[catalogue];
  const parameters = { system, code: text };
  const display = await requestServer(server, { name: 'CodeSystem/$lookup', parameters, read: readLookup });
  return display === undefined
    ? { total: 0, terms: [] }
    : { total: 1, terms: [{ system, code: text, display }] };
}

type Part = Readonly<Record<string, unknown>>;

/**
 * Reads the entries of a ValueSet's expansion, including nested ones; leaves out grouping (`abstract`) and retired
 * (`inactive`) entries. Throws `SyntaxError` for any other content.
 */
function readExpansion(valueSet: unknown): {
  readonly total: number;
  readonly terms: readonly CatalogueTerm[];
} {
  const expansion = partAt(valueSet, 'expansion');
  if (partOf(valueSet)['resourceType'] !== 'ValueSet' || expansion === undefined)
    throw new SyntaxError('The answer is no expansion.');
  const terms = entriesOf(expansion['contains']).flatMap(termOf);
  const { total } = expansion;
  return { total: typeof total === 'number' ? total : terms.length, terms };
}

/** Reads the display from the answer of a `$lookup`. */
function readLookup(parameters: unknown): string | undefined {
  const list = partOf(parameters)['parameter'];
  const found = Array.isArray(list) ? list.map(partOf).find(({ name }) => name === 'display') : undefined;
  const display = found?.['valueString'];
  return typeof display === 'string' ? display : undefined;
}

function entriesOf(contains: unknown): readonly Part[] {
  if (!Array.isArray(contains)) return [];
  return contains.map(partOf).flatMap((entry) => [entry, ...entriesOf(entry['contains'])]);
}

function termOf({ system, code, display, abstract, inactive }: Part): readonly CatalogueTerm[] {
  if (typeof system !== 'string' || typeof code !== 'string' || abstract === true || inactive === true)
    return [];
  return [{ system, code, display: typeof display === 'string' && display !== '' ? display : code }];
}

function partAt(value: unknown, name: string): Part | undefined {
  const part = partOf(value)[name];
  return isJsonObject(part) ? part : undefined;
}

function partOf(value: unknown): Part {
  return jsonObject(value);
}

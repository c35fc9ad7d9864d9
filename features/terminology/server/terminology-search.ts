import { trimmedOrEmpty } from '../../../engine/core/json/string-values.ts';
import { badRequest, GatewayError } from '../../../gateway/operation/errors.ts';
import { type Call, ok } from '../../../gateway/records/context/call.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import { foldTexts } from '../../../gateway/search/fold.ts';
import { type Handler, type HandlerCall, recordKind } from '../../contracts/server/typed.ts';
import { storedTerms } from './stored-terms.ts';
import type { CatalogueTerm, TermQuestion, TermSource } from './term.ts';
import { TermSourceError } from './term-source-error.ts';

/** Tier of each covered drug, by code. */
type Formulary = ReadonlyMap<string, string>;

const noTier = 'N';

/** Reads the formulary of an organization; undefined where there is none, or the organization is not the user's. */
async function formularyOf(
  { product, database, user }: Pick<Call, 'product' | 'database' | 'user'>,
  organizationId: string,
): Promise<Formulary | undefined> {
  if (organizationId === '') return undefined;
  const kind = recordKind(product, 'organization');
  const found = await findRecord(database, { kind, id: organizationId, scope: user });
  const { formulary } = found?.document ?? {};
  return formulary && new Map(formulary.map(({ code = '', tier = noTier }) => [code, tier]));
}

/** Marks the covered terms; without a formulary, leaves tier and coverage open. */
function withFormulary(
  terms: readonly CatalogueTerm[],
  formulary: Formulary | undefined,
): readonly CatalogueTerm[] {
  return terms.map((term) => {
    if (term.medication === undefined) return term;
    const covered = formulary === undefined ? {} : { isFormulary: formulary.has(term.code) };
    return {
      ...term,
      medication: { ...term.medication, ...covered, tierLevel: formulary?.get(term.code) ?? noTier },
    };
  });
}

type TermQuery = HandlerCall<'terminology-search'>['query'];

const mostTerms = 50;
const shortestText = 2;

/**
 * Creates the search for terms by name or code in the catalogue of `options.catalogue`, best hits first; pages sort
 * the terms that they show. `source` may replace the store's catalogues.
 */
export function createTerminologySearch(source: TermSource): Handler<'terminology-search'> {
  return {
    isWrite: false,
    // Keeps no transaction open while an external service is queried.
    isReplicable: source === storedTerms,
    async answer(call, { options }) {
      const { query, database, contract } = call;
      const question = questionOf(query, String(options['catalogue']));
      if (!isLongEnough(question)) throw badRequest('Missing valid search parameters');
      const { total, terms, caution } = await source(question, database).catch(
        unavailableWith(contract.failure),
      );
      const wantsFormulary = query.includeFormularyMedications === true;
      const contains = wantsFormulary
        ? withFormulary(terms, await formularyOf(call, trimmedOrEmpty(query.orgId)))
        : terms;
      return ok({ expansion: { total, contains, ...(caution === undefined ? {} : { caution }) } });
    },
  };
}

export const terminologySearch: Handler<'terminology-search'> = createTerminologySearch(storedTerms);

function questionOf(query: TermQuery, catalogue: string): TermQuestion {
  const common = { catalogue, limit: mostTerms };
  const filter = trimmedOrEmpty(query._filter);
  if (filter === 'byCode')
    return {
      ...common,
      by: 'code',
      text: trimmedOrEmpty(query.code),
      version: trimmedOrEmpty(query.version),
    };
  const name = trimmedOrEmpty(Object.hasOwn(query, '_content') ? query._content : Object.values(query)[0]);
  if (filter === '' && trimmedOrEmpty(query._content) === '' && trimmedOrEmpty(query.code) !== '')
    return { ...common, by: 'whole-code', text: trimmedOrEmpty(query.code) };
  return { ...common, by: query.searchType === 'StartsWith' ? 'start' : 'words', text: name };
}

/** Converts a failure of the source to a 503 answer, whose message adds what the user can do next. */
function unavailableWith(failure = 'The search failed'): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof TermSourceError)) throw error;
    const message = `${failure}. ${error.message} Try again soon, or keep the text without a code.`;
    throw new GatewayError(503, { code: 'unavailable', message }, { 'Retry-After': '5' });
  };
}

function isLongEnough({ text }: TermQuestion): boolean {
  return foldTexts(text).join('').length >= shortestText;
}

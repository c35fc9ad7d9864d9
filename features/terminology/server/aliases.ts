import type { RefusedConcept } from '../../../engine/core/protocol/load.ts';
import type { CatalogueRelease, Concept } from '../../../gateway/search/catalogues/concept.ts';
import { foldCode, foldDisplay } from '../../../gateway/search/catalogues/concept.ts';
import { completeEditions, currentEditions } from '../../../gateway/search/catalogues/current-releases.ts';
import { type FoundConcept, findByTexts } from '../../../gateway/search/catalogues/find-concepts.ts';
import { escapeLike, foldTexts } from '../../../gateway/search/fold.ts';
import type { Queryable } from '../../../gateway/store/database.ts';
import { unclearNames } from './drug-synonyms.ts';
import { readNdc } from './ndc.ts';

const catalogue = 'aliases';
const mostAliases = 50;

/** Normalizes an NDC used as alias, whatever its layout; returns any other name unchanged. */
export function aliasKey(alias: string): string {
  const ndc = readNdc(alias);
  return 'problem' in ndc ? foldTexts(alias).join(' ') : ndc.packageCode;
}

/**
 * Finds aliases to refuse: those of drugs missing from the catalogue, error-prone abbreviations (ISMP), and numbers
 * that could be several NDCs. Accepts an alias of several drugs, which finds each of them.
 */
export async function refusedAliases(
  database: Queryable,
  concepts: readonly Concept[],
): Promise<readonly RefusedConcept[]> {
  const editions = await currentEditions(database, ['medications']);
  const known = await drugsOfCodes(database, concepts.map(targetOf), editions);
  const codes = new Set(known.map(({ code }) => foldCode(code)));
  return concepts.flatMap((concept) => {
    const refused = refusalOf(concept, codes);
    return refused === undefined ? [] : [{ code: concept.code, ...refused }];
  });
}

function refusalOf(concept: Concept, codes: ReadonlySet<string>): Omit<RefusedConcept, 'code'> | undefined {
  const { display } = concept;
  const [unclear] = unclearNames(display);
  if (unclear !== undefined)
    return { what: `no alias: ${unclear}`, help: 'leave the line out: the search lists all of them' };
  if (foldTexts(display).length === 0)
    return { what: 'the alias has no letter and no digit', help: 'write a name that people type' };
  if (/^\d{10}$/.test(display))
    return {
      what: 'an NDC of 10 digits without dashes has several readings',
      help: 'write it with its dashes, or as 11 digits',
    };
  const target = targetOf(concept);
  if (!codes.has(foldCode(target)))
    return {
      what: `the catalogue of drugs has no "${target}"`,
      help: 'load the drugs before their aliases, or correct the code',
    };
  return undefined;
}

/**
 * Sorts the drugs with a matching alias first, since an operator assigned it. `added`: number of drugs found by alias
 * only.
 */
export function aliasesFirst<Drug extends { readonly code: string }>(
  found: readonly Drug[],
  named: readonly Drug[],
): { readonly all: readonly Drug[]; readonly added: number } {
  const codes = new Set(named.map(({ code }) => foldCode(code)));
  const others = found.filter(({ code }) => !codes.has(foldCode(code)));
  return { all: [...named, ...others], added: named.length - (found.length - others.length) };
}

/** Finds drugs whose alias, in any loaded list, begins with the text, or with `isWhole` equals it. */
export async function drugsByAlias(
  database: Queryable,
  text: string,
  {
    editions,
    isWhole = false,
  }: { readonly editions: readonly CatalogueRelease[]; readonly isWhole?: boolean },
): Promise<readonly FoundConcept[]> {
  const lists = await completeEditions(database, [catalogue]);
  if (lists.length === 0) return [];
  const key = aliasKey(text);
  const { concepts } = await findByTexts(database, key, { editions: lists, limit: mostAliases });
  const meant = concepts.filter(({ display }) =>
    isWhole ? aliasKey(display) === key : aliasKey(display).startsWith(key),
  );
  const drugs = await drugsOfCodes(database, meant.map(targetOf), editions);
  return drugs.map((drug) => {
    const names = meant.filter((each) => foldCode(targetOf(each)) === foldCode(drug.code));
    return { ...drug, details: { ...drug.details, alias: names[0]?.display ?? null } };
  });
}

/** Finds the drug of each name that is an alias of one drug only; skips aliases of several drugs. */
export async function drugOfNames(
  database: Queryable,
  names: readonly string[],
  editions: readonly CatalogueRelease[],
): Promise<ReadonlyMap<string, string>> {
  const lists = await completeEditions(database, [catalogue]);
  const keys = [...new Set(names.map(aliasKey))].filter((key) => key !== '');
  if (lists.length === 0 || keys.length === 0) return new Map();
  const { rows } = await database.query<Pick<FoundConcept, 'display' | 'details'>>(
    `select display, details from concept
     where catalogue = $1 and edition = any($2::text[]) and words like any($3::text[])`,
    [catalogue, lists.map(({ edition }) => edition), keys.map((key) => `%|${escapeLike(foldDisplay(key))}`)],
  );
  const drugs = await drugsOfCodes(database, rows.map(targetOf), editions);
  const displayOf = new Map(drugs.map(({ code, display }) => [foldCode(code), display]));
  return new Map(
    names.flatMap((name) => {
      const meant = rows.filter(({ display }) => aliasKey(display) === aliasKey(name)).map(targetOf);
      const [drug, ...others] = new Set(meant.flatMap((target) => displayOf.get(foldCode(target)) ?? []));
      return drug === undefined || others.length > 0 ? [] : [[name, drug] as const];
    }),
  );
}

/** Converts an alias to its stored form: the key for finding it, and the display as written. */
export function storedAlias(concept: Concept): Concept {
  return { ...concept, details: { ...concept.details, aliases: [aliasKey(concept.display)] } };
}

function targetOf({ details = {} }: Pick<Concept, 'details'>): string {
  return String(details['target'] ?? '');
}

async function drugsOfCodes(
  database: Queryable,
  codes: readonly string[],
  editions: readonly CatalogueRelease[],
): Promise<readonly FoundConcept[]> {
  if (codes.length === 0) return [];
  const { rows } = await database.query<FoundConcept>(
    `select catalogue, edition, code, display, details from concept
     where (catalogue, edition) in (select * from unnest($1::text[], $2::text[])) and lookup = any($3::text[])
     order by priority, length(display), code`,
    [
      editions.map((each) => each.catalogue),
      editions.map(({ edition }) => edition),
      [...new Set(codes.map(foldCode))],
    ],
  );
  return rows;
}

import type { JsonObject } from '../../../engine/core/json/json.ts';
import { badRequest } from '../../../gateway/operation/errors.ts';
import { type CatalogueRelease, foldCode } from '../../../gateway/search/catalogues/concept.ts';
import {
  completeEditions,
  currentEditions,
  demonstration,
} from '../../../gateway/search/catalogues/current-releases.ts';
import {
  type FoundConcept,
  type FoundConcepts,
  findByCode,
  findByTexts,
  type Synonyms,
} from '../../../gateway/search/catalogues/find-concepts.ts';
import type { Queryable } from '../../../gateway/store/database.ts';
import { ProductError } from '../../../gateway/store/kinds/kinds.ts';
import abbreviations from './abbreviations.json' with { type: 'json' };
import { aliasesFirst, drugsByAlias } from './aliases.ts';
import { type CatalogueName, catalogues, searches } from './catalogues.ts';
import { drugSynonyms, unclearNames } from './drug-synonyms.ts';
import { ambiguousNdc } from './ndc.ts';
import { codeOfPackage } from './packages.ts';
import type { CatalogueTerm, FoundTerms, TermQuestion } from './term.ts';

const demonstrationCaution = 'Demonstration catalogue: a selection, not for clinical use.';

/** Searches the loaded catalogues, or the shipped ones where none is loaded. */
export async function storedTerms(question: TermQuestion, database: Queryable): Promise<FoundTerms> {
  const names = searches[question.catalogue];
  if (names === undefined) throw new ProductError(`There is no catalogue "${question.catalogue}".`);
  const editions = await editionsOf(names, question.version, database);
  const { total, concepts } = await find(question, editions, database);
  const isDemonstration = editions.some(({ edition }) => edition === demonstration);
  const cautions = [
    ...(question.by === 'words' && question.catalogue !== 'conditions' ? unclearNames(question.text) : []),
    ...(isDemonstration ? [demonstrationCaution] : []),
  ];
  return {
    total,
    terms: concepts.map(termOf),
    ...(cautions.length > 0 ? { caution: cautions.join(' ') } : {}),
  };
}

async function find(
  { by, text, limit, catalogue }: TermQuestion,
  editions: readonly CatalogueRelease[],
  database: Queryable,
): Promise<FoundConcepts> {
  const scope = { editions, limit };
  if (by === 'code') return findByCode(database, text, scope);
  const isOfDrugs = catalogue === 'medications';
  if (by === 'whole-code') {
    const problem = ambiguousNdc(text);
    if (problem !== undefined) throw badRequest(problem);
    const named = isOfDrugs ? await drugsByAlias(database, text, { editions, isWhole: true }) : [];
    if (named.length > 0) return { total: named.length, concepts: named };
    const code = (await codeOfPackage(database, text)) ?? text;
    return findByCode(database, code, { ...scope, isWhole: true });
  }
  const found = await findByTexts(database, text, {
    ...scope,
    synonyms: synonymsOf(catalogue),
    isFromStart: by === 'start',
  });
  if (!isOfDrugs) return found;
  const { all, added } = aliasesFirst(found.concepts, await drugsByAlias(database, text, { editions }));
  return { total: found.total + added, concepts: all.slice(0, limit) };
}

/** Finds drugs by the names and numbers of the operator's own lists, for sources without these lists. */
export async function aliasedTerms(
  { catalogue, by, text }: TermQuestion,
  database: Queryable,
): Promise<readonly CatalogueTerm[]> {
  if (catalogue !== 'medications' || by === 'code') return [];
  const editions = await currentEditions(database, ['medications']);
  const drugs = await drugsByAlias(database, text, { editions, isWhole: by === 'whole-code' });
  return drugs.map(termOf);
}

/** Returns the abbreviations of conditions or of drugs, since MS has a different meaning in each. */
function synonymsOf(catalogue: string): Synonyms {
  return catalogue === 'conditions' ? abbreviations : drugSynonyms;
}

/**
 * Finds the loaded releases that a version names: the version is one release, or a whole code system. Throws 400 for a
 * version that is not loaded.
 */
async function editionsOf(
  names: readonly CatalogueName[],
  version: string | undefined,
  database: Queryable,
): Promise<readonly CatalogueRelease[]> {
  const isTitle = names.some((name) => foldCode(catalogues[name].title) === foldCode(version ?? ''));
  if (version === undefined || version === '' || isTitle) return currentEditions(database, names);
  const complete = await completeEditions(database, names);
  const wanted = complete.filter(({ edition }) => edition === version);
  if (wanted.length > 0) return wanted;
  const known = [...new Set(complete.map(({ edition }) => edition))].join(', ');
  throw badRequest(
    `There is no such edition here. There are: ${known}. Leave the version out for the newest.`,
  );
}

function termOf({ catalogue, edition, code, display, details }: FoundConcept): CatalogueTerm {
  const { system, demonstrationSystem } = catalogues[catalogue as CatalogueName];
  const uri = edition === demonstration ? demonstrationSystem : system;
  const { kind: type } = details;
  const note = noteOf(details);
  return {
    system: uri,
    code,
    display,
    ...(type === 'allergen' || type === 'medication' ? { type } : {}),
    ...(note === undefined ? {} : { note }),
    ...(catalogue === 'medications' ? { medication: medicationOf(uri, code, display, details) } : {}),
  };
}

function noteOf({ isBillable, isBrand, alias }: JsonObject): string | undefined {
  if (isBillable === false) return 'category, not billable';
  const notes = [isBrand === true ? 'brand' : '', typeof alias === 'string' ? `here also “${alias}”` : ''];
  return notes.filter((note) => note !== '').join(', ') || undefined;
}

function medicationOf(uri: string, code: string, display: string, details: JsonObject): JsonObject {
  const { drug, form, strength, isBrand = false } = details;
  const product = Object.entries({ drug, form, strength }).filter(([, value]) => value !== undefined);
  return {
    code: { coding: [{ system: uri, value: code }] },
    isBrand,
    name: { full: display },
    product: Object.fromEntries(product),
  };
}

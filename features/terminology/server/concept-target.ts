import type { ConceptCounts, ConceptTarget } from '../../../engine/core/protocol/load.ts';
import { badRequest } from '../../../gateway/operation/errors.ts';
import type { Concept } from '../../../gateway/search/catalogues/concept.ts';
import { completeRelease, storeConcepts } from '../../../gateway/search/catalogues/store-concepts.ts';
import type { Database } from '../../../gateway/store/database.ts';
import { refusedAliases, storedAlias } from './aliases.ts';
import { type CatalogueName, catalogues, isCatalogueName } from './catalogues.ts';
import { productNdc } from './ndc.ts';
import { priorityOf } from './priority.ts';

/** Creates the target that stores code systems, each entry with its rank among hits. */
export function createConceptTarget(database: Database): Omit<ConceptTarget, 'close'> {
  return {
    async load({ catalogue, edition, concepts }) {
      const name = requireCatalogue(catalogue);
      if (name === 'aliases') return loadAliases(database, edition, concepts);
      const rows = concepts.map((each) => withPriority({ ...each, code: storedCode(name, each.code) }));
      return database.transaction((tx) => storeConcepts(tx, { catalogue, edition }, rows));
    },
    complete(edition) {
      const name = requireCatalogue(edition.catalogue);
      const codes = edition.codes.map((code) => storedCode(name, code));
      return database.transaction((tx) => completeRelease(tx, { ...edition, codes }, new Date()));
    },
  };
}

async function loadAliases(
  database: Database,
  edition: string,
  concepts: readonly Concept[],
): Promise<ConceptCounts> {
  return database.transaction(async (tx) => {
    const refused = await refusedAliases(tx, concepts);
    const without = new Set(refused.map(({ code }) => code));
    const taken = concepts.filter(({ code }) => !without.has(code)).map(storedAlias);
    return { ...(await storeConcepts(tx, { catalogue: 'aliases', edition }, taken)), refused };
  });
}

function withPriority(concept: Concept): Concept {
  return { ...concept, priority: priorityOf(concept) };
}

/** Converts a product code from its listed form (4-4, 5-3 or 5-4) to the 5-4 form that searches use. */
function storedCode(catalogue: CatalogueName, code: string): string {
  return catalogue === 'packages' ? (productNdc(code) ?? code) : code;
}

function requireCatalogue(name: string): CatalogueName {
  if (isCatalogueName(name)) return name;
  throw badRequest(`There is no catalogue "${name}". There are: ${Object.keys(catalogues).join(', ')}.`);
}

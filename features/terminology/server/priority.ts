import type { Concept } from '../../../gateway/search/catalogues/concept.ts';
import { foldCode } from '../../../gateway/search/catalogues/concept.ts';

const categories = 100;
const laterEncounters = 20;

/** Seventh characters of ICD-10-CM for encounters after the first, and for sequelae (guideline I.C.19.a). */
const laterEncounter = /^[a-z0-9]{6}[degfhjkmnpqrs]$/;

/**
 * Ranks hits as clinicians want them: billable codes before categories, first encounters before later ones, plain codes
 * before fine subdivisions, generics before their brands.
 */
export function priorityOf({ code, details = {} }: Concept): number {
  if (typeof details['isBrand'] === 'boolean') return details['isBrand'] ? 1 : 0;
  if (typeof details['isBillable'] !== 'boolean') return 0;
  const folded = foldCode(code);
  const isLater = laterEncounter.test(folded);
  return folded.length + (isLater ? laterEncounters : 0) + (details['isBillable'] ? 0 : categories);
}

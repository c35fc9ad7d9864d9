import type { Synonyms } from '../../../gateway/search/catalogues/find-concepts.ts';
import { foldTexts } from '../../../gateway/search/fold.ts';
import { shortNames } from '../../medicines/shared/lexicon.ts';

/** Parts of abbreviations, such as `SMX-TMP`, that are typed as separate words. */
const parts: Synonyms = { smx: 'sulfamethoxazole', smz: 'sulfamethoxazole', tmp: 'trimethoprim' };

/** Drugs of one-word abbreviations: HCTZ, ASA, APAP; all meanings of MTX. */
export const drugSynonyms: Synonyms = {
  ...Object.fromEntries(
    shortNames.filter(({ short }) => !short.includes(' ')).map(({ short, means }) => [short, means]),
  ),
  ...parts,
};

/** Lists a warning for each abbreviation of a text that may stand for several drugs, or is mistaken for another. */
export function unclearNames(text: string): readonly string[] {
  const words = ` ${foldTexts(text).join(' ')} `;
  return shortNames
    .filter(({ short, isErrorProne = false }) => isErrorProne && words.includes(` ${short} `))
    .map(({ short, means }) => {
      const named = means.join(' or ');
      return `“${short.toUpperCase()}” may mean ${named}: find out which one before you choose.`;
    });
}

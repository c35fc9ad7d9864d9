import type { Synonyms } from '../../../gateway/search/catalogues/find-concepts.ts';
import { foldTexts } from '../../../gateway/search/fold.ts';
import { shortNames } from '../../medicines/shared/lexicon.ts';

/** Parts of short names that are typed as words of their own: `SMX-TMP`. */
const parts: Synonyms = { smx: 'sulfamethoxazole', smz: 'sulfamethoxazole', tmp: 'trimethoprim' };

/** Drugs behind the short names of one word: HCTZ, ASA, APAP; all meanings of MTX. */
export const drugSynonyms: Synonyms = {
  ...Object.fromEntries(
    shortNames.filter(({ short }) => !short.includes(' ')).map(({ short, means }) => [short, means]),
  ),
  ...parts,
};

/** A sentence for each short name of a text that may stand for several drugs, or is mistaken for another one. */
export function unclearNames(text: string): readonly string[] {
  const words = ` ${foldTexts(text).join(' ')} `;
  return shortNames
    .filter(({ short, isErrorProne = false }) => isErrorProne && words.includes(` ${short} `))
    .map(({ short, means }) => {
      const named = means.join(' or ');
      return `“${short.toUpperCase()}” may mean ${named}: find out which one before you choose.`;
    });
}

import { getAt } from '../../core/json/pointer.ts';
import type { Diagnostics } from '../diagnostics.ts';
import type { SourceSet } from '../source/source-set.ts';
import { didYouMean, helpAnd } from '../suggest.ts';

/**
 * Requires a rules file to have a schema of the same name, and an examples file an existing entity, since files
 * without one are never read.
 */
export function everyCompanionHasItsSchema(sources: SourceSet, diagnostics: Diagnostics): void {
  const known = [...sources.of('schema').keys(), ...sources.broken('schema')];
  for (const file of sources.of('rules').values()) {
    if (known.includes(file.stem)) continue;
    const message = `There is no schema "${file.stem}" that these rules could belong to.`;
    const help = helpAnd(didYouMean(file.stem, known), "The file's name says whose rules they are.");
    diagnostics.report(file, { code: 'name/unknown-entity', message, help, at: [] });
  }
  for (const file of sources.of('examples').values()) {
    const name = String(getAt(file.value, '/entity'));
    if (known.includes(name)) continue;
    const message = `There is no entity named "${name}".`;
    diagnostics.report(file, {
      code: 'name/unknown-entity',
      message,
      help: didYouMean(name, known),
      at: ['entity'],
    });
  }
}

import { nearest } from '../../core/text/nearest.ts';
import type { Diagnostics } from '../diagnostics.ts';
import { sourceKinds } from '../files/kind-files.ts';
import type { SourceFile } from './source-file.ts';

/** Reports a file whose name does not give its kind, as it would not be read. */
export function reportUnknownKind(file: SourceFile, diagnostics: Diagnostics): false {
  diagnostics.report(file, {
    code: 'file/unknown-kind',
    message: 'The name of this file does not say what it describes.',
    help: namingHelp(file.path),
    at: [],
  });
  return false;
}

function namingHelp(path: string): string {
  const [, name = '', , ending = ''] = /([^/.]+)(\.([^/]+))?\.json$/i.exec(path) ?? [];
  if (name === 'product') return "The product's file is schemas/product.json, in no other folder.";
  const kind = nearest(ending, sourceKinds);
  if (kind === ending && path.endsWith('.json'))
    return 'Begin its name with a small letter: small letters, digits and hyphens may follow, and nothing else.';
  if (kind !== undefined) return `Did you mean "${name}.${kind}.json"?`;
  return `Name it <name>.<kind>.json, where the kind is one of: ${sourceKinds.join(', ')}.`;
}

/**
 * Checks that a file is in a folder that the compiler reads. Reports any other file, which would be ignored
 * silently.
 */
export function standsWhereItIsRead(file: SourceFile, diagnostics: Diagnostics): boolean {
  const message = misplaced(file);
  if (message === undefined) return true;
  const help = `Move it to ${betterPath(file)}.`;
  diagnostics.report(file, { code: 'file/wrong-folder', message, help, at: [] });
  return false;
}

function misplaced({ path, kind }: SourceFile): string | undefined {
  if (path.startsWith('schemas/meta/'))
    return 'The folder schemas/meta/ describes the schema language itself: nothing else is read from it.';
  if (path.startsWith('schemas/') || (kind === 'screen' && path.startsWith('screens/'))) return undefined;
  const folder = kind === 'screen' ? 'screens' : 'schemas';
  return `A file of the kind "${kind}" is read from ${folder}/ only: here it has no effect.`;
}

function betterPath({ path, kind, stem }: SourceFile): string {
  const file = path.slice(path.lastIndexOf('/') + 1);
  return kind === 'screen' ? `screens/${stem}/${file}` : `schemas/${stem}/${file}`;
}

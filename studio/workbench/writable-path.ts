import { isSource } from '../../engine/compiler/source/read-sources.ts';
import { nameOf } from '../../engine/compiler/source/source-file.ts';

/** Folders and names as the files of a schema set have them: no step leads upwards or to a hidden file. */
const shape = /^(schemas|screens)(\/[a-z0-9][a-z0-9-]*)+\/[a-z][a-z0-9-]*\.[a-z]+\.json$/;

/** True where a draft may create a file at a path from the root of the project. */
export function isWritablePath(path: string): boolean {
  const kind = nameOf(path)?.kind;
  if (kind === undefined || kind === 'product' || !shape.test(path) || !isSource(path)) return false;
  return path.startsWith('schemas/') ? !path.startsWith('schemas/meta/') : kind === 'screen';
}

import { isSource } from '../../engine/compiler/source/read-sources.ts';
import { schemaFileName } from '../../engine/compiler/source/source-file.ts';

/** Pattern of paths in a schema set, without steps upwards or hidden files. */
const shape = /^(schemas|screens)(\/[a-z0-9][a-z0-9-]*)+\/[a-z][a-z0-9-]*\.[a-z]+\.json$/;

/** Reports whether a draft may create a file at a path from the project's root. */
export function isWritablePath(path: string): boolean {
  const kind = schemaFileName(path)?.kind;
  if (kind === undefined || kind === 'product' || !shape.test(path) || !isSource(path)) return false;
  return path.startsWith('schemas/') ? !path.startsWith('schemas/meta/') : kind === 'screen';
}

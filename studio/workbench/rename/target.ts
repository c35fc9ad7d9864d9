import type { SourceFile } from '../../../engine/compiler/source/source-file.ts';
import type { SourceSet } from '../../../engine/compiler/source/source-set.ts';
import { nearest } from '../../../engine/core/text/nearest.ts';
import { RenameError } from './rename-error.ts';

/** Target of a renaming: a field of an entity, a code of a value set, or a message of product.json. */
export interface Target {
  readonly kind: 'field' | 'code' | 'message';
  readonly file: SourceFile;
  /** Names from the entity to the field; a single name for a code or message. */
  readonly steps: readonly string[];
  readonly from: string;
  readonly to: string;
}

/** Reads `book/genre`, `codes/genres/novel` or `messages/save-failed`. Throws `RenameError`. */
export function readTarget(written: string, to: string, sources: SourceSet): Target {
  const [owner = '', ...steps] = written.replace(/^\//, '').split('/');
  if (owner === 'messages' && steps.length === 1)
    return named('message', fileOf('product', 'product', sources), { steps, to });
  if (owner === 'codes' && steps.length === 2)
    return named('code', fileOf('codes', steps[0] ?? '', sources), { steps: steps.slice(1), to });
  if (steps.length === 0)
    throw new RenameError(
      `"${written}" names nothing. Write <entity>/<field>, codes/<value set>/<code> or messages/<name>.`,
    );
  return named('field', fileOf('schema', owner, sources), { steps, to });
}

function named(
  kind: Target['kind'],
  file: SourceFile,
  { steps, to }: { readonly steps: readonly string[]; readonly to: string },
): Target {
  const from = steps.at(-1) ?? '';
  const shape = kind === 'field' ? /^[A-Za-z_][A-Za-z0-9_]*$/ : /^\S(.*\S)?$/;
  if (!shape.test(to))
    throw new RenameError(`"${to}" can be no name: use letters, digits and _, and no digit first.`);
  if (from === to) throw new RenameError(`"${from}" is its name already.`);
  return { kind, file, steps, from, to };
}

function fileOf(kind: 'schema' | 'codes' | 'product', stem: string, sources: SourceSet): SourceFile {
  const file = sources.of(kind).get(stem);
  if (file !== undefined) return file;
  const what = kind === 'codes' ? 'value set' : 'entity';
  const meant = nearest(stem, [...sources.of(kind).keys()]);
  throw new RenameError(
    `There is no ${what} named "${stem}".${meant === undefined ? '' : ` Did you mean "${meant}"?`}`,
  );
}

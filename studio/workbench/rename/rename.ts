import { listDiagnostics } from '../../../engine/compiler/diagnostics.ts';
import { likeSaved, normalizeText } from '../../../engine/compiler/source/normalize-text.ts';
import type { FieldReads } from '../../../engine/core/product/code-facts.ts';
import { type AddedStep, addMove } from './add-move.ts';
import { checkTexts, followDiagnostics } from './follow-diagnostics.ts';
import { type LineChange, linesChanged, mentionsLeft } from './line-changes.ts';
import { refuseFieldOfCode } from './refuse-field-of-code.ts';
import { renameDefinition } from './rename-definition.ts';
import { RenameError } from './rename-error.ts';
import { renameExamples } from './rename-examples.ts';
import { readTarget, type Target } from './target.ts';
import { applyEdits } from './text-edits.ts';

type Texts = ReadonlyMap<string, string>;

export interface RenameCall {
  /** `<entity>/<field>`, `codes/<value set>/<code>` or `messages/<name>`. */
  readonly target: string;
  readonly to: string;
  /** True where stored records keep the old name without a migration. */
  readonly isSchemaOnly: boolean;
  /** Fields that code of the product reads by name; absent: none. */
  readonly reads?: FieldReads | undefined;
}

export interface Renaming {
  readonly kind: Target['kind'];
  readonly texts: Texts;
  readonly changes: readonly LineChange[];
  /** Other lines of the same files that contain the old name, in sentences and other untyped text. */
  readonly mentions: readonly LineChange[];
  /** Migration by which stored records are read under the new name. */
  readonly added?: AddedStep;
}

/** Renames one thing in a schema set; writes nothing. Throws `RenameError`. */
export function renameInTexts(texts: Texts, call: RenameCall): Renaming {
  const plain = new Map([...texts].map(([path, text]) => [path, normalizeText(text)] as const));
  const renaming = renameInPlain(plain, call);
  const saved = [...renaming.texts].map(
    ([path, text]) => [path, likeSaved(texts.get(path) ?? '', text)] as const,
  );
  return { ...renaming, texts: new Map(saved) };
}

function renameInPlain(
  texts: Texts,
  { target: written, to, isSchemaOnly, reads = {} }: RenameCall,
): Renaming {
  const before = checkTexts(texts);
  if (before.errors.length > 0)
    throw new RenameError(
      `The product does not compile, so nothing can be renamed:\n\n${listDiagnostics(before.errors)}`,
    );
  const target = readTarget(written, to, before.sources);
  if (target.kind === 'code' && !isSchemaOnly) throw storedCodes(target);
  if (target.kind === 'field') refuseFieldOfCode(target, before, reads);
  const examples = target.kind === 'field' ? renameExamples(target, before) : [];
  const defined = applyEdits(texts, [...renameDefinition(target, before.sources), ...examples]);
  const moved = isSchemaOnly || target.kind !== 'field' ? undefined : addMove(defined, target);
  const renamed = followDiagnostics(moved?.texts ?? defined, target);
  const changes = linesChanged(texts, renamed).filter(({ path }) => path !== moved?.added.path);
  const mentions = mentionsLeft(renamed, target).filter(({ path }) => path !== moved?.added.path);
  return { kind: target.kind, texts: renamed, changes, mentions, ...(moved && { added: moved.added }) };
}

function storedCodes({ from, file }: Target): RenameError {
  return new RenameError(
    `Stored records have the code "${from}" and would keep it, and ${file.path} would refuse it. Leave the code as it is and change its "display", which is what people read; or add --schema-only if no record has it.`,
  );
}

import { counterpartPath } from '../../../engine/core/compare/counterparts.ts';
import { getAtTokens, pointerOf, tokensOf } from '../../../engine/core/json/pointer.ts';
import type { StudioAddress } from '../designers/designer.ts';
import { designers } from '../designers/designers.ts';
import { parsedJson } from '../parsed-json.ts';
import type { StudioState } from '../use-studio.ts';

/**
 * Finds the address of a part that was pointed at: `of` is e.g. `form/allergy`, `at` a JSON Pointer in the
 * served descriptor. The draft may have the part at another index, and a descriptor has parts that its file
 * lacks. Undefined without such a file.
 */
export function addressOfPart(
  { files, stored }: Pick<StudioState, 'files' | 'stored'>,
  { of, at }: { readonly of: string; readonly at: string },
): StudioAddress | undefined {
  const file = files.find(({ kind, name }) => `${kind}/${name}` === of);
  if (file === undefined) return undefined;
  const served = parsedJson(stored.get(file.path) ?? file.text);
  const written = file.kind === 'form' ? at : partInDraft(parsedJson(file.text), served, at);
  const isDesigned = Object.hasOwn(designers, file.kind) && (file.kind !== 'tab' || isColumn(written));
  return { file: file.path, at: written, view: isDesigned ? 'design' : 'panel' };
}

type Parsed = ReturnType<typeof parsedJson>;

/**
 * Finds a part of the served file in the draft by its content, since its index may differ; '' (the whole
 * file) if it is gone.
 */
function partInDraft(drafted: Parsed, served: Parsed, at: string): string {
  const tokens = writtenPart(served, tokensOf(at));
  const found = counterpartPath(drafted, { value: served, tokens }) ?? [];
  return getAtTokens(drafted, found) === undefined ? '' : pointerOf(found);
}

/** Shortens a path to the longest beginning that exists in the file. */
function writtenPart(value: Parsed, tokens: readonly string[]): readonly string[] {
  const missing = tokens.findIndex(
    (_, index) => getAtTokens(value, tokens.slice(0, index + 1)) === undefined,
  );
  return missing < 0 ? tokens : tokens.slice(0, missing);
}

/** Reports whether the designer of tables can show a path: that of the table, or of one of its columns. */
function isColumn(at: string): boolean {
  return at === '' || /^\/table\/columns(\/|$)/.test(at);
}

import { getAtTokens, pointerOf, tokensOf } from '../../../engine/core/json/pointer.ts';
import type { NamedSchemaText } from '../../../engine/core/protocol/workbench.ts';
import type { StudioAddress } from '../designers/designer.ts';
import { designers } from '../designers/designers.ts';
import { parsedJson } from '../parsed-json.ts';

/**
 * Finds the address of a part that was pointed at: `of` is `form/allergy`, `at` a JSON Pointer in the descriptor,
 * which may have more than its file. Undefined without such a file.
 */
export function addressOfPart(
  files: readonly NamedSchemaText[],
  { of, at }: { readonly of: string; readonly at: string },
): StudioAddress | undefined {
  const file = files.find(({ kind, name }) => `${kind}/${name}` === of);
  if (file === undefined) return undefined;
  const written = file.kind === 'form' ? at : writtenPart(parsedJson(file.text), tokensOf(at));
  const isDesigned = Object.hasOwn(designers, file.kind) && (file.kind !== 'tab' || isColumn(written));
  return { file: file.path, at: written, view: isDesigned ? 'design' : 'panel' };
}

/** Shortens a path to what the file has. */
function writtenPart(value: ReturnType<typeof parsedJson>, tokens: readonly string[]): string {
  const missing = tokens.findIndex(
    (_, index) => getAtTokens(value, tokens.slice(0, index + 1)) === undefined,
  );
  return pointerOf(missing < 0 ? tokens : tokens.slice(0, missing));
}

/** Reports whether the designer of tables shows a path: the table, or one of its columns. */
function isColumn(at: string): boolean {
  return at === '' || /^\/table\/columns(\/|$)/.test(at);
}

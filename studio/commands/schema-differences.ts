import type { SchemaStore, SchemaTexts } from '../../engine/core/protocol/schema-versions.ts';
import { diffLines } from '../../engine/core/text/line-diff.ts';
import type { CliServices, Output } from '../../tools/cli/command.ts';
import { compareTexts } from '../workbench/history/compare-texts.ts';

/** Services and output shared by both directions, pull and push. */
export interface SchemaTransfer {
  readonly output: Output;
  readonly services: CliServices;
  readonly store: SchemaStore;
  /** True to show the differences only, without writing or sending. */
  readonly isDry: boolean;
}

/** Lists the files in which two schema sets differ, with both texts; a missing file has an empty text. */
export function differing(before: SchemaTexts, after: SchemaTexts) {
  const paths = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return paths
    .map((path) => ({ path, base: before.get(path) ?? '', text: after.get(path) ?? '' }))
    .filter(({ base, text }) => base !== text);
}

const signs = { unchanged: ' ', removed: '-', added: '+' };

/** Prints the differences between two schema sets, as sentences and by line. */
export function sayDifferences(output: Output, before: SchemaTexts, after: SchemaTexts): void {
  for (const { path, base, text, changes } of compareTexts(before, after)) {
    output.say(path);
    for (const words of changes) output.say(`  ${words}`);
    for (const hunk of diffLines(base, text)) {
      output.say('  @@');
      for (const line of hunk) output.say(`  ${signs[line.kind]}${line.text}`);
    }
    output.say();
  }
}

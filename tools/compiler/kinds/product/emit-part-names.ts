import { type GeneratedFile, generatedFile } from '../../emit/emit-files.ts';
import { partsOf } from '../../plan/parts-of.ts';
import type { SourceSet } from '../../source/source-set.ts';

/** `generated/part-names.ts`: the type whose every member the screens must have a part for. */
export function emitPartNames(sources: SourceSet): GeneratedFile {
  const members = Object.entries(partsOf(sources)).map(([name, shows]) => {
    return `  /** ${shows.replaceAll('*/', '* /')} */\n  | '${name}'`;
  });
  const body = [
    '/** The hand-made parts that screens may name. */',
    `export type PartName =${members.length === 0 ? ' never' : ''}`,
    ...members,
  ].join('\n');
  const product = [...sources.of('product').values()];
  return generatedFile({ path: 'generated/part-names.ts', sources: product, body: `${body};` });
}

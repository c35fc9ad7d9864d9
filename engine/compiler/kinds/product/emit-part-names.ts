import { type GeneratedFile, generatedFile } from '../../emit/emit-files.ts';
import { cellsOf, partsOf } from '../../plan/parts-of.ts';
import type { SourceSet } from '../../source/source-set.ts';

/** `generated/part-names.ts`: the types whose every member the screens must have a part or a cell for. */
export function emitPartNames(sources: SourceSet): GeneratedFile {
  const cells = cellsOf(sources);
  const parts = unionOf('PartName', 'The hand-made parts that screens may name.', partsOf(sources));
  const ofCells = unionOf(
    'CellName',
    'The cells that the product registers beside those of the engine.',
    cells,
  );
  const body = Object.keys(cells).length === 0 ? parts : `${parts}\n\n${ofCells}`;
  const product = [...sources.of('product').values()];
  return generatedFile({ path: 'generated/part-names.ts', sources: product, body });
}

function unionOf(type: string, about: string, names: Readonly<Record<string, string>>): string {
  const members = Object.entries(names).map(
    ([name, shows]) => `  /** ${shows.replaceAll('*/', '* /')} */\n  | '${name}'`,
  );
  return `${[`/** ${about} */`, `export type ${type} =${members.length === 0 ? ' never' : ''}`, ...members].join('\n')};`;
}

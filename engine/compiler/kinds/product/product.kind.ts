import type { GeneratedFile } from '../../emit/emit-files.ts';
import { functionsPath, generatedFile, importPath } from '../../emit/emit-files.ts';
import { nth, quoted } from '../../location/location-names.ts';
import { conversionsOf, declaredCells, declaredParts } from '../../plan/parts-of.ts';
import type { SourceSet } from '../../source/source-set.ts';
import type { Kind } from '../kind.ts';
import { engineMessagesKeepTheirParameters } from './engine-messages-keep-their-parameters.rule.ts';
import { liveNamesWhatExists } from './live-names-what-exists.rule.ts';
import { ownNamesHideNoOther } from './own-names-hide-no-other.rule.ts';
import meta from './product.meta.json' with { type: 'json' };
import { thereIsAProduct } from './there-is-a-product.rule.ts';

/** Kind of the product as a whole: name, messages, constants. */
export const productKind: Kind<'product'> = {
  name: 'product',
  meta,
  locations: {
    name: () => 'product',
    parts: {
      'messages/*': quoted('message'),
      'constants/*': quoted('constant'),
      'functions/*': quoted('function'),
      'cells/*': quoted('cell'),
      'conversions/*': quoted('conversion'),
      'live/notices/*': nth('live notice'),
    },
  },
  checks: {
    files: [thereIsAProduct, engineMessagesKeepTheirParameters, ownNamesHideNoOther],
    schemas: [liveNamesWhatExists],
  },
  emit: (_planned, sources) => [emitPartNames(sources), ...emitFunctions(sources)],
};

/**
 * Emits `generated/functions.ts`, which exports the functions that the product declares from their modules, for
 * the code of expressions.
 */
function emitFunctions(sources: SourceSet): readonly GeneratedFile[] {
  const product = [...sources.of('product').values()];
  const lines = product.flatMap(({ value }) =>
    Object.entries(value.functions ?? {}).map(
      ([name, { module }]) => `export { ${name} } from '${importPath(functionsPath, module)}';`,
    ),
  );
  if (lines.length === 0) return [];
  return [generatedFile({ path: functionsPath, sources: product, body: lines.toSorted().join('\n') })];
}

/**
 * Emits `generated/part-names.ts`: the names of hand-made parts and cells as types, so that TypeScript requires
 * the screens to implement each.
 */
function emitPartNames(sources: SourceSet): GeneratedFile {
  const cells = declaredCells(sources);
  const parts = unionOf('PartName', 'The hand-made parts that screens may name.', declaredParts(sources));
  const ofCells = unionOf(
    'CellName',
    'The cells that the product registers beside those of the engine.',
    cells,
  );
  const conversions = conversionsOf(sources);
  const ofConversions = unionOf(
    'ConversionName',
    'The readings of what other systems send that mappings may name.',
    conversions,
  );
  const body = [
    parts,
    ...(Object.keys(cells).length === 0 ? [] : [ofCells]),
    ...(Object.keys(conversions).length === 0 ? [] : [ofConversions]),
  ].join('\n\n');
  const product = [...sources.of('product').values()];
  return generatedFile({ path: 'generated/part-names.ts', sources: product, body });
}

function unionOf(type: string, about: string, names: Readonly<Record<string, string>>): string {
  const members = Object.entries(names).map(
    ([name, shows]) => `  /** ${shows.replaceAll('*/', '* /')} */\n  | '${name}'`,
  );
  return `${[`/** ${about} */`, `export type ${type} =${members.length === 0 ? ' never' : ''}`, ...members].join('\n')};`;
}

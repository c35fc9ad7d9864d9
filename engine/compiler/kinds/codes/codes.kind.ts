import type { ValueSet } from '../../../core/product/value-set.ts';
import { ordinal, quoted, textIn } from '../../location/location-names.ts';
import { readable } from '../../location/titles.ts';
import type { PlanOf } from '../../plan/planned.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { Kind } from '../kind.ts';
import meta from './codes.meta.json' with { type: 'json' };
import { codesFillTheirColumns } from './codes-fill-their-columns.rule.ts';
import { codesHaveNoOuterBlanks } from './codes-have-no-outer-blanks.rule.ts';
import { codesStandOnce } from './codes-stand-once.rule.ts';
import { limitsLeaveRoom } from './limits-leave-room.rule.ts';
import { textsOfCodesHaveNoBraces } from './texts-of-codes-have-no-braces.rule.ts';
import { valueSetsPage } from './value-sets-section.ts';

/** Kind of `*.codes.json`: value sets. */
export const codesKind: Kind<'codes', 'codes'> = {
  name: 'codes',
  meta,
  noun: { noun: 'value set', unknown: 'name/unknown-codes' },
  locations: {
    name: ({ value, file }) => `value set ${textIn(value, 'title') ?? readable(file.stem)}`,
    parts: {
      'codes/*': ({ key, value }) => `code "${textIn(value, 'code') ?? ordinal(Number(key))}"`,
      'columns/*': quoted('column'),
    },
  },
  checks: {
    files: [
      codesHaveNoOuterBlanks,
      textsOfCodesHaveNoBraces,
      codesFillTheirColumns,
      codesStandOnce,
      limitsLeaveRoom,
    ],
  },
  descriptors: {
    home: { table: 'codes', type: 'ValueSet', declaredIn: 'value-set', suffix: 'Codes', for: 'pages' },
    plan: (file) => [planCodes(file)],
  },
  dictionary: valueSetsPage,
};

function planCodes(file: SourceFile<'codes'>): PlanOf<ValueSet> {
  const { title, system, codes } = file.value;
  // Leaves out the origins of codes, which belong to the data dictionary.
  const plain = codes.map(({ 'x-origin': _origin, ...code }) => code);
  return { name: file.stem, source: file.path, descriptor: { name: file.stem, title, system, codes: plain } };
}

import type { ValueSet } from '../../../core/product/value-set.ts';
import type { PlanOf } from '../../plan/planned.ts';
import type { SourceFile } from '../../source/source-file.ts';

export function planCodes(file: SourceFile<'codes'>): PlanOf<ValueSet> {
  const { title, system, codes } = file.value;
  // Origins of codes belong to the data dictionary and are left out here.
  const plain = codes.map(({ 'x-origin': _origin, ...code }) => code);
  return { name: file.stem, source: file.path, descriptor: { name: file.stem, title, system, codes: plain } };
}

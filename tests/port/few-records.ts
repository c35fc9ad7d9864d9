import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { product } from '../../generated/product.ts';
import { demoRecords } from '../../tools/demo/demo-set.ts';

const patients = 4;

/** Records of the demonstration as far as its first patients, without terms that users would have to accept. */
export const fewRecords: readonly LoadRecord[] = upToPatients(demoRecords(product.info.slug));

function upToPatients(records: readonly LoadRecord[]): readonly LoadRecord[] {
  const starts = records.flatMap(({ entity }, position) => (entity === 'patient' ? [position] : []));
  return records.slice(0, starts[patients]);
}

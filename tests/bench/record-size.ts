import { costPerByte } from './records/cost-per-byte.ts';
import { recordSteps } from './records/record-steps.ts';

const sizes = [1_024, 8_192, 65_536, 524_288, 1_048_576];
const runs = 5;

/** Measures the cost of every step of handling a record, in time for each byte, from 1 kB to 1 MiB. */
export async function benchRecordSize(): Promise<readonly string[]> {
  return Object.entries(recordSteps).map(([name, step]) => {
    const costs = sizes.map((size) => {
      const measure = costPerByte(step, size);
      for (let run = 1; run < runs; run += 1) measure();
      return measure().toFixed(1);
    });
    return `${name} : ${costs.join(' → ')} ns of the processor a byte (1 kB, 8 kB, 64 kB, 512 kB, 1 MiB)`;
  });
}

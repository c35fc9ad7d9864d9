import type { Seed } from '../../gateway/load/seed.ts';
import { firstRecords } from '../demo/demo-set.ts';
import { say } from '../terminal/terminal.ts';

/** The synthetic records that a new data folder starts with; whoever waits for them is told what for. */
export function demoSeed(slug: string): Seed {
  return {
    records: () => firstRecords(slug),
    begins: () => say('Storing the demonstration data, this once …'),
  };
}

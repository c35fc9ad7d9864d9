import type { StoreReport } from './audit-report.ts';

/** What the commands of an operator need of the store. */
export interface StoreKeeper {
  readonly backup: (write: (line: string) => Promise<void>) => Promise<number>;
  readonly restore: (lines: AsyncIterable<string>) => Promise<number>;
  readonly verify: () => Promise<StoreReport>;
  readonly close: () => Promise<void>;
}

import type { StoreReport } from './audit-report.ts';

/** Backup, restore and checks of a whole store, for an operator's commands. */
export interface StoreKeeper {
  readonly backup: (write: (line: string) => Promise<void>) => Promise<number>;
  readonly restore: (lines: AsyncIterable<string>) => Promise<number>;
  readonly verify: () => Promise<StoreReport>;
  readonly close: () => Promise<void>;
}

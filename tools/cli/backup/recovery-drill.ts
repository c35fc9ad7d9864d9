import type { StoreReport } from '../audit-report.ts';

/** Backup to restore for a drill (gateway/control/recovery-drill.ts). */
export interface Drill {
  readonly base: string;
  readonly archive: string;
  readonly to: Date;
  readonly binaries: string;
  readonly tolerance: number;
}

export interface DrillReport {
  readonly counts: readonly {
    readonly what: string;
    readonly restored: number;
    readonly least: number;
    readonly most: number;
  }[];
  readonly store: StoreReport;
}

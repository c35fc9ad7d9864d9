/** Findings of a check of the audit trail and the records (gateway/records/audit/verify-store.ts). */
export interface StoreReport {
  readonly entries: number;
  readonly chains: number;
  readonly broken: readonly { readonly chain: string; readonly position: number; readonly what: string }[];
  readonly records: number;
  readonly altered: readonly { readonly type: string; readonly id: string; readonly what: string }[];
}

export function isWhole({ broken, altered }: StoreReport): boolean {
  return broken.length === 0 && altered.length === 0;
}

/** Formats the report as lines for a person. */
export function auditReportLines(report: StoreReport): readonly string[] {
  const lines = [...trailLines(report), ...recordLines(report)];
  return isWhole(report) ? lines : [...lines, advice];
}

function trailLines({ entries, chains, broken }: StoreReport): readonly string[] {
  if (broken.length === 0) return [`The audit trail is whole: ${entries} entries in ${chains} chains.`];
  return [
    `The audit trail is NOT whole: ${broken.length} of ${entries} entries in ${chains} chains are not as they were written.`,
    ...broken.map(({ chain, position, what }) => `  ${chain}, entry ${position}: ${what}`),
  ];
}

function recordLines({ records, altered }: StoreReport): readonly string[] {
  if (altered.length === 0) return [`The records are as the trail says: ${records} compared.`];
  return [
    `The records are NOT as the trail says: ${altered.length}${altered.length < mostListed ? '' : ' or more'} were altered behind the gateway.`,
    ...altered.map(({ type, id, what }) => `  ${type} ${id}: ${what}`),
  ];
}

/** Maximum of findings, at which the check stops. */
const mostListed = 100;

const advice =
  'Keep the database as it is, find out who had access to it, and compare what is named here with your latest backup.';

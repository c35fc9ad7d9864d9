/** What a check of the audit trail has found; see gateway/audit/verify.ts. */
export interface TrailReport {
  readonly entries: number;
  readonly chains: number;
  readonly broken: readonly { readonly chain: string; readonly place: number; readonly what: string }[];
}

/** The report as lines for a person. */
export function auditReportLines({ entries, chains, broken }: TrailReport): readonly string[] {
  if (broken.length === 0) return [`The audit trail is whole: ${entries} entries in ${chains} chains.`];
  return [
    `The audit trail is NOT whole: ${broken.length} of ${entries} entries in ${chains} chains are not as they were written.`,
    ...broken.map(({ chain, place, what }) => `  ${chain}, entry ${place}: ${what}`),
    'Keep the database as it is, and find out who had access to it.',
  ];
}

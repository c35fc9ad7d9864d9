import type { JsonObject } from '../../../engine/core/json/json.ts';

/** Event of the outbox, delivered at least once and in order for each subject. */
export interface OutboxEntry {
  /** Number that grows with every entry and never changes. */
  readonly seq: number;
  readonly at: Date;
  readonly topic: string;
  /** Record whose entries keep their order, such as the patient's `_id`. */
  readonly subject: string | null;
  readonly organization: string | null;
  readonly payload: JsonObject;
}

/** Channel that wakes the delivery to followers. */
export const outboxChannel = 'gateway_outbox';

/** Channel that wakes the workers of tasks, separate so that other entries, the majority, do not wake them. */
export const taskChannel = 'gateway_tasks';

/** Columns of an entry, for the table or an alias named `outbox`. */
export const entryColumns = `outbox.seq::float8 as seq, outbox.at, outbox.topic, outbox.subject,
  outbox.organization, outbox.payload`;

/** Extracts an entry from a row, which may have further columns. */
export function outboxEntryOf({ seq, at, topic, subject, organization, payload }: OutboxEntry): OutboxEntry {
  return { seq, at, topic, subject, organization, payload };
}

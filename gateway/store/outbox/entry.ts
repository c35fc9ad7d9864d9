import type { JsonObject } from '../../../engine/core/json/json.ts';

/** Event that happened, as it is handed out: at least once, and in order for each subject. */
export interface OutboxEntry {
  /** Grows with every entry; the same entry always has the same number. */
  readonly seq: number;
  readonly at: Date;
  readonly topic: string;
  /** The record whose entries keep their order, such as the patient's `_id`. */
  readonly subject: string | null;
  readonly organization: string | null;
  readonly payload: JsonObject;
}

/** The channel that wakes those who hand entries out to followers. */
export const outboxChannel = 'gateway_outbox';

/** The channel that wakes those who do tasks: most entries are none, and cost them no look. */
export const taskChannel = 'gateway_tasks';

/** Columns of an entry, of the table or alias `outbox`. */
export const entryColumns = `outbox.seq::float8 as seq, outbox.at, outbox.topic, outbox.subject,
  outbox.organization, outbox.payload`;

/** An entry without what its query brought along. */
export function entryOf({ seq, at, topic, subject, organization, payload }: OutboxEntry): OutboxEntry {
  return { seq, at, topic, subject, organization, payload };
}

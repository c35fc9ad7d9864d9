import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Queryable } from '../database.ts';
import { type NewEntry, queueTask } from './append.ts';
import type { OutboxEntry } from './entry.ts';

/** Topic of a queued task, which gives its producer and its handler the same type of payload. */
export interface Topic<Payload extends JsonObject> {
  readonly name: string;
  readonly queue: (tx: Queryable, entry: TopicEntry<Payload>) => Promise<void>;
  readonly payloadOf: (entry: Pick<OutboxEntry, 'payload'>) => Payload;
}

interface TopicEntry<Payload> extends Omit<NewEntry, 'topic' | 'payload'> {
  readonly payload: Payload;
}

/** Declares a topic whose payload consists of texts, such as ids and codes; `read` extracts each by its name. */
export function topicOf<Payload extends Readonly<Record<string, string>>>(
  name: string,
  read: (text: (field: string) => string) => Payload,
): Topic<Payload> {
  return {
    name,
    queue: (tx, entry) => queueTask(tx, { ...entry, topic: name }),
    payloadOf: ({ payload }) => read((field) => String(payload[field] ?? '')),
  };
}

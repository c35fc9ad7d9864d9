import type { UserProfile } from '../../../engine/core/expressions/scope.ts';
import type { StoredRecord } from '../../records/read.ts';

/** One's own queues, and those of one's organizations that are open to all of it. */
export function isVisibleQueue({ document }: StoredRecord, { id }: UserProfile): boolean {
  return document['userId'] === id || document['access'] === 'organization';
}

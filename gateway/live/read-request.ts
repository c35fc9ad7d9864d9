import type { LiveRequest } from '../../engine/core/protocol/live.ts';
import { isRecordId } from '../records/identity.ts';

const longestToken = 8_192;

/** A frame as a request; undefined for anything else. */
export function readLiveRequest(text: string): LiveRequest | undefined {
  const { type, token, subject } = objectOf(text);
  if (type === 'auth' && typeof token === 'string' && token.length <= longestToken) return { type, token };
  if ((type === 'follow' || type === 'unfollow') && isRecordId(subject)) return { type, subject };
  if (type === 'watch' || type === 'unwatch') return { type };
  return undefined;
}

function objectOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

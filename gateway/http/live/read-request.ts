import type { LiveRequest } from '../../../engine/core/protocol/live.ts';
import { isRecordId } from '../../records/meta.ts';

const longestToken = 8_192;

/** Pattern of names of page parts and ids, which excludes free text. */
const locationPattern = /^[\w./:-]{1,300}$/;

/** Parses a frame as a request; `undefined` for anything else. */
export function readLiveRequest(text: string): LiveRequest | undefined {
  const { type, token, subject, at } = objectOf(text);
  if (type === 'auth' && typeof token === 'string' && token.length <= longestToken) return { type, token };
  if ((type === 'follow' || type === 'unfollow') && isRecordId(subject)) return { type, subject };
  if (type === 'present' && isRecordId(subject) && isLocation(at))
    return { type, subject, ...(at === undefined ? {} : { at }) };
  if (type === 'watch' || type === 'unwatch') return { type };
  return undefined;
}

function isLocation(at: unknown): at is string | undefined {
  return at === undefined || (typeof at === 'string' && locationPattern.test(at));
}

function objectOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

import { afterEach, describe, expect, it } from 'vitest';
import type { LiveMessage } from '../../engine/core/live.ts';
import { LiveConnection } from './live-connection.ts';

describe('an open page', () => {
  const sent: LiveMessage[] = [];
  const connection = new LiveConnection({
    socket: { send: (message) => void sent.push(message), close: () => undefined },
    identify: async (token) => ({ id: token }),
    read: async () => ({ outcome: 'refused' }),
    version: async () => 1,
    now: () => 0,
  });

  afterEach(() => connection.ended());

  it('is told of a notice to its own user, and of nobody else’s, nor before it is known whose it is', async () => {
    connection.heard('member-ann', { notice: 'opened' });
    await connection.receive({ type: 'auth', token: 'member-ann' });
    connection.heard('member-ben', { notice: 'opened' });
    expect(sent).toEqual([{ type: 'ready' }]);
    connection.heard('member-ann', { notice: 'opened' });
    connection.heard('member-ann', {});
    expect(sent.slice(1)).toEqual([{ type: 'notice', topic: 'opened' }]);
  });
});

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseHosts, type HostedDatabase } from '../testing/database-hosts.ts';
import { PresenceBoard } from './presence.ts';

const dora = { subject: 'ria', user: 'u1', name: 'Dora Moss', at: 'notes/n1' };

describe.each(databaseHosts)('who works where, in two gateways on $name', (host) => {
  let hosted: HostedDatabase;
  const boards: PresenceBoard[] = [];
  const changed = vi.fn();

  beforeAll(async () => {
    hosted = await host.open();
    for (const database of [hosted.database, hosted.beside()])
      boards.push(new PresenceBoard({ database, now: () => 0, onChanged: changed }));
  });
  afterAll(async () => {
    for (const board of boards) board.close();
    await hosted.stop();
  });

  /** What was said before the other listened is said again some seconds later. */
  const until = (expectation: () => void) => vi.waitFor(expectation, { timeout: 30_000 });
  const one = { show: (...given: Parameters<PresenceBoard['show']>) => boards[0]?.show(...given) };
  const two = {
    othersIn: (...given: Parameters<PresenceBoard['othersIn']>) => boards[1]?.othersIn(...given) ?? [],
  };

  it('is known to both, to others alone, and over with whoever leaves', async () => {
    one.show('page', dora);
    const { subject: _, ...shown } = dora;
    await until(() => expect(two.othersIn('ria', 'u2')).toEqual([shown]));
    expect(two.othersIn('ria', 'u1')).toEqual([]);
    expect(two.othersIn('sam', 'u2')).toEqual([]);
    expect(changed).toHaveBeenCalledWith('ria');
    one.show('page', { ...dora, at: 'notes/n2' });
    await until(() => expect(two.othersIn('ria', 'u2')).toMatchObject([{ at: 'notes/n2' }]));
    one.show('page', undefined);
    await until(() => expect(two.othersIn('ria', 'u2')).toEqual([]));
  });
});

describe('a gateway that was killed', () => {
  it('takes those who worked through it along, some seconds later', () => {
    vi.useFakeTimers();
    try {
      let now = 0;
      let hear = (_text?: string): void => undefined;
      const said: string[] = [];
      const changed = vi.fn();
      const board = new PresenceBoard({
        database: {
          say: (_channel, text) => void said.push(text),
          listen: (_channel, heard) => {
            hear = heard;
            return () => undefined;
          },
        },
        now: () => now,
        onChanged: changed,
      });
      board.show('own', { ...dora, user: 'u9', name: 'Una' });
      hear(JSON.stringify({ page: 'elsewhere', presence: dora }));
      expect(board.othersIn('ria', 'u9')).toHaveLength(1);
      now = 11_000;
      vi.advanceTimersByTime(4_000);
      expect(board.othersIn('ria', 'u9')).toEqual([]);
      expect(changed).toHaveBeenLastCalledWith('ria');
      // Its own page goes on to be heard of.
      expect(said).toHaveLength(2);
      board.close();
      expect(said.at(-1)).toBe('{"page":"own"}');
    } finally {
      vi.useRealTimers();
    }
  });
});

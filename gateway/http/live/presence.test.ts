import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseHosts, type HostedDatabase } from '../../testing/database-hosts.ts';
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

  /** Waits up to 30 seconds: a message that the other gateway missed is repeated with the next heartbeat. */
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

/** Board whose messages to and from other gateways the test controls. */
function boardAlone() {
  const at = { now: 0 };
  const heard: ((text?: string) => void)[] = [];
  const said: string[] = [];
  const changed = vi.fn();
  const board = new PresenceBoard({
    database: {
      say: (_channel, text) => void said.push(text),
      listen: (_channel, hear) => {
        heard.push(hear);
        return () => undefined;
      },
    },
    now: () => at.now,
    onChanged: changed,
  });
  const hear = (each: object) => heard[0]?.(JSON.stringify(each));
  return { at, board, changed, hear, said };
}

describe('a gateway that was killed', () => {
  it('takes those who worked through it along, some seconds later', () => {
    vi.useFakeTimers();
    try {
      const { at, board, changed, hear, said } = boardAlone();
      board.show('own', { ...dora, user: 'u9', name: 'Una' });
      hear({ page: 'elsewhere', sequence: 1, presence: dora });
      expect(board.othersIn('ria', 'u9')).toHaveLength(1);
      at.now = 11_000;
      vi.advanceTimersByTime(4_000);
      expect(board.othersIn('ria', 'u9')).toEqual([]);
      expect(changed).toHaveBeenLastCalledWith('ria');
      // Expects the board to keep sending heartbeats of its own page.
      expect(said).toHaveLength(2);
      board.close();
      expect(JSON.parse(said.at(-1) ?? '')).toEqual({ page: 'own', sequence: 3 });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('two moves of a page that arrive in reverse order', () => {
  it('end where the page is, and whoever has left stays away', () => {
    const { board, changed, hear } = boardAlone();
    const second = { ...dora, at: 'notes/n2' };
    hear({ page: 'elsewhere', sequence: 2, presence: second });
    hear({ page: 'elsewhere', sequence: 1, presence: dora });
    expect(board.othersIn('ria', 'u9')).toMatchObject([{ at: 'notes/n2' }]);
    hear({ page: 'elsewhere', sequence: 4 });
    changed.mockClear();
    hear({ page: 'elsewhere', sequence: 3, presence: second });
    expect(board.othersIn('ria', 'u9')).toEqual([]);
    expect(changed).not.toHaveBeenCalled();
    board.close();
  });
});

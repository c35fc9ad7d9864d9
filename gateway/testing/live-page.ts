import { once } from 'node:events';
import { WebSocket } from 'ws';
import { getAt } from '../../engine/core/json/pointer.ts';
import type { LiveMessage } from '../../engine/core/protocol/live.ts';

/** Open page, seen from the gateway's live updates. */
export interface LivePage {
  readonly say: (frame: unknown) => void;
  /** Messages that the gateway has sent. */
  readonly heard: readonly LiveMessage[];
  /** Resolves to the next message of a type that no earlier call has returned. */
  readonly next: <Type extends LiveMessage['type']>(
    type: Type,
  ) => Promise<LiveMessage & { readonly type: Type }>;
  /** Resolves to the code with which the socket was closed. */
  readonly closed: Promise<number>;
  readonly leave: () => void;
}

/** Opens a socket like a page of that origin. Rejects if the gateway refuses it. */
export async function openLivePage(url: string, origin = url): Promise<LivePage> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, { origin });
  const heard: LiveMessage[] = [];
  const waiting = new Set<() => void>();
  let taken = 0;
  socket.on('message', (data) => {
    heard.push(JSON.parse(String(data)) as LiveMessage);
    for (const wake of waiting) wake();
  });
  const closed = new Promise<number>((resolve) => {
    socket.on('close', resolve);
  });
  socket.on('error', () => undefined);
  await once(socket, 'open');

  async function next<Type extends LiveMessage['type']>(type: Type) {
    for (;;) {
      const at = heard.findIndex((message, n) => n >= taken && message.type === type);
      const found = heard[at];
      if (found !== undefined) {
        taken = at + 1;
        return found as LiveMessage & { readonly type: Type };
      }
      await new Promise<void>((resolve) => {
        const wake = () => {
          waiting.delete(wake);
          resolve();
        };
        waiting.add(wake);
      });
    }
  }

  return {
    heard,
    next,
    closed,
    say: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    leave: () => socket.close(1000),
  };
}

/**
 * Resolves to the first update in which the followed record has these values. Skips earlier updates, which may be
 * about changes from before the page followed the record.
 */
export async function updateWith(
  page: LivePage,
  values: Readonly<Record<string, unknown>>,
): Promise<LiveMessage & { readonly type: 'update' }> {
  for (;;) {
    const update = await page.next('update');
    const shown = update.answers[0]?.answer ?? {};
    if (Object.entries(values).every(([pointer, value]) => getAt(shown, pointer) === value)) return update;
  }
}

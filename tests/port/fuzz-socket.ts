import type { Random } from '../../tools/demo/random.ts';
import { oddText } from './odd-values.ts';

/** Makes the headers of an opening handshake (RFC 6455), mostly valid ones. */
export function handshake(random: Random, host: string): readonly (readonly [string, string])[] {
  const nearly = (good: string, ...others: readonly string[]) =>
    random.chance(0.92) ? good : random.pick(others);
  return [
    ['Host', host],
    ['Connection', nearly('Upgrade', 'close', 'keep-alive')],
    ['Upgrade', nearly('websocket', 'h2c', 'WebSocket, x', '')],
    ['Origin', nearly(`http://${host}`, 'http://evil.example', 'null', '')],
    ['Sec-WebSocket-Version', nearly('13', '8', '99', 'x')],
    ['Sec-WebSocket-Key', nearly('dGhlIHNhbXBsZSBub25jZQ==', '', 'x', 'é')],
    ['Sec-WebSocket-Extensions', random.pick(['', 'permessage-deflate', 'x; y="'])],
    ['Sec-WebSocket-Protocol', random.pick(['a', ',', 'a, a'])],
  ];
}

export interface FrameMaterial {
  readonly token: string;
  readonly subjects: readonly string[];
}

/** Makes frames that follow a handshake: valid ones, nearly valid ones, and some that no page sends. */
export function frames(random: Random, material: FrameMaterial): readonly Buffer[] {
  return Array.from({ length: random.integer(0, 8) }, () => {
    if (random.chance(0.1)) return Buffer.from([random.integer(0, 255), random.integer(0, 255), 0, 1]);
    const opcode = random.chance(0.8) ? 1 : random.integer(0, 15);
    const payload = random.chance(0.05) ? 'x'.repeat(random.pick([126, 20_000])) : message(random, material);
    return frame(random, opcode, Buffer.from(payload));
  });
}

function message(random: Random, { token, subjects }: FrameMaterial): string {
  const subject = random.chance(0.7) ? random.pick(subjects) : oddText(random);
  const messages: readonly unknown[] = [
    { type: 'auth', token: random.chance(0.7) ? token : oddText(random) },
    { type: 'auth', token },
    { type: 'follow', subject },
    { type: 'unfollow', subject },
    { type: oddText(random) },
    [oddText(random)],
    oddText(random),
  ];
  return random.chance(0.05) ? '{"type":' : JSON.stringify(random.pick(messages));
}

function frame(random: Random, opcode: number, payload: Buffer): Buffer {
  const isFinal = random.chance(0.95) ? 0x80 : 0;
  const isMasked = random.chance(0.95) ? 0x80 : 0;
  const length = random.chance(0.97) ? payload.length : random.pick([0, 125, 65_535]);
  const sizes = length < 126 ? [isMasked | length] : [isMasked | 126, (length >> 8) & 255, length & 255];
  // Uses a mask of zeros, which is allowed and leaves the payload unchanged.
  const mask = isMasked === 0 ? [] : [0, 0, 0, 0];
  return Buffer.concat([Buffer.from([isFinal | opcode, ...sizes, ...mask]), payload]);
}

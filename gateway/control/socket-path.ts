import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The longest path that macOS takes for a socket; Linux takes four bytes more. */
const longestPath = 103;

/** Path of the socket on which the gateway of a data folder listens for this user's own commands. */
export function controlSocketPath(dataDirectory: string): string {
  const inside = join(dataDirectory, 'gateway.sock');
  if (Buffer.byteLength(inside) <= longestPath) return inside;
  const mark = createHash('sha256').update(dataDirectory).digest('hex').slice(0, 16);
  return join(tmpdir(), `gateway-${process.getuid?.() ?? 0}-${mark}.sock`);
}

import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Limit on a socket's path in bytes, on macOS; Linux permits four more. */
const longestPath = 103;

/** Finds the path of the socket on which a data folder's gateway listens for this user's commands. */
export function controlSocketPath(dataDirectory: string): string {
  const inside = join(dataDirectory, 'gateway.sock');
  if (Buffer.byteLength(inside) <= longestPath) return inside;
  const mark = createHash('sha256').update(dataDirectory).digest('hex').slice(0, 16);
  return join(tmpdir(), `gateway-${process.getuid?.() ?? 0}-${mark}.sock`);
}

import type { GatewayClient } from '../../../engine/react/index.ts';
import { makeCall } from '../../../screens/calls.ts';
import { type ChosenColumns, fileMappingOf } from './column-choice.ts';
import type { Encoding } from './read-head.ts';

/** Bytes of one request, below the 1 MB that proxies commonly allow. */
const pieceSize = 786_432;

const mostAttempts = 4;

export interface SentFile {
  readonly file: File;
  readonly organization: string;
  readonly choice: ChosenColumns;
  readonly isWhole: boolean;
  readonly encoding: Encoding;
  /** Called with the number of bytes that have arrived. */
  readonly onSent: (bytes: number) => void;
}

/** Sends a file in pieces and starts its staging, after which the page may be closed. */
export async function sendFile(client: GatewayClient, sent: SentFile): Promise<void> {
  const { file, organization, choice, isWhole, encoding, onSent } = sent;
  const upload = crypto.randomUUID();
  const { name, size } = file;
  for (let first = 0; first < size; ) {
    const piece = file.slice(first, first + pieceSize);
    const body = { upload, organization, name: name.slice(0, 200), size, first };
    const { received } = await insistently(() => makeCall(client, 'staging.piece', { body, file: piece }));
    first = received;
    onSent(received);
  }
  const mapping = { columns: { ...fileMappingOf(choice).columns } };
  await makeCall(client, 'staging.start', { body: { upload, mapping, whole: isWhole, encoding } });
}

/** Retries after a broken connection; the gateway stores a repeated piece only once. */
async function insistently<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isAway = error instanceof Error && 'status' in error && error.status === 0;
      if (!isAway || attempt === mostAttempts) throw error;
    }
  }
}

import { request } from 'node:http';
import { DataFolderError } from '../store/data-folder.ts';
import { requireOwnSocket } from './own-socket.ts';
import { controlSocketPath } from './socket-path.ts';

export interface ControlMessage {
  readonly dataDirectory: string;
  /** Id of the process that owns the data folder. */
  readonly owner: number;
  readonly path: string;
  readonly body: unknown;
}

/**
 * Sends a command to the running gateway. Throws `DataFolderError` with a sentence where the gateway refuses or ends.
 */
export function postTo({ dataDirectory, owner, path, body }: ControlMessage): Promise<unknown> {
  const socketPath = controlSocketPath(dataDirectory);
  requireOwnSocket(socketPath, dataDirectory, owner);
  return new Promise((resolve, reject) => {
    const call = request({ socketPath, path, method: 'POST' }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', () => reject(wentAway()));
      response.on('end', () => {
        const answer: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'));
        if (response.statusCode === 200) resolve(answer);
        else reject(new DataFolderError(`The running gateway refused: ${messageOf(answer)}`));
      });
    });
    call.once('error', () => reject(wentAway()));
    call.end(JSON.stringify(body));
  });
}

function wentAway(): DataFolderError {
  return new DataFolderError('The running gateway went away. Start it again, and repeat the command.');
}

function messageOf(answer: unknown): string {
  const message: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'message') : undefined;
  return typeof message === 'string' ? message : 'no reason given.';
}

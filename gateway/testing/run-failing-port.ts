import { listen } from '../http/listen.ts';
import type { NodeHandler } from '../http/route.ts';
import { stopOnUncaught } from '../operation/last-resort.ts';
import { createLog } from '../operation/log.ts';

const failures: Readonly<Record<string, () => void | Promise<void>>> = {
  '/at-once': () => fail(),
  '/by-promise': async () => fail(),
  '/uncaught': () => void setImmediate(fail),
  '/unhandled': () => void Promise.reject(new Error('Emma Woodhouse, 1815-12-23')),
};

function fail(): never {
  throw new Error('Emma Woodhouse, 1815-12-23');
}

/** Fails as the path says; answers any other request once its body has arrived. */
const handler: NodeHandler = (request, response) => {
  const failure = failures[request.url ?? ''];
  if (failure !== undefined) return failure();
  request.resume().once('end', () => response.end('done'));
};

/** Serves the gateway's port with a failing handler in a child process. Prints the port number once it listens. */
const log = createLog({ level: 'info', write: (line) => void process.stderr.write(line) });
const { port, close } = await listen(handler, { port: 0, log });
stopOnUncaught({ log, close });

process.stdout.write(`${port}\n`);

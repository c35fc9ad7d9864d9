import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { product } from './generated/product.ts';

interface Plant {
  readonly _id: string;
  readonly _rev?: number;
  readonly name: string;
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

const plants = new Map<string, Plant>();
const { validate } = product.entities['plant'] ?? {};

/** Answers what the page asks; the paths and bodies stand in `generated/openapi.json`. */
async function answer(request: IncomingMessage): Promise<Answer> {
  const call = `${request.method} ${request.url}`;
  if (call === 'GET /api/plants/plant/list') return { status: 200, body: { rows: [...plants.values()] } };
  const { plant } = JSON.parse(await textOf(request)) as { readonly plant: Plant };
  if (call === 'POST /api/plants/plant/delete') {
    plants.delete(plant._id);
    return saved(plant);
  }
  if (/^(POST|PUT) \/api\/plants\/plant$/.test(call)) return save(plant);
  return { status: 404, body: { code: 'not-found', message: 'There is no such call.' } };
}

/** Stores a plant, unless the schema or a rule of this shop forbids it. */
function save(sent: Plant): Answer {
  if (validate?.(sent) !== true) return refused('', 'This is no plant.');
  const isTaken = [...plants.values()].some(({ _id, name }) => name === sent.name && _id !== sent._id);
  if (isTaken) return refused('/name', 'There is a plant of this name already.');
  const stored = { ...sent, _rev: (plants.get(sent._id)?._rev ?? 0) + 1 };
  plants.set(stored._id, stored);
  return saved(stored);
}

function saved(plant: Plant): Answer {
  return { status: 200, body: { ok: true, id: plant._id, rev: plant._rev, record: plant } };
}

function refused(at: string, message: string): Answer {
  const problems = [{ at, message, code: 'shop', severity: 'error' }];
  return { status: 422, body: { code: 'invalid', message, problems } };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}

const types: Readonly<Record<string, string>> = {
  ...{ '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' },
};

/** Reads a file of the built page; the page itself for any other address. */
async function file(url: string): Promise<{ readonly type: string; readonly content: Buffer }> {
  const path = normalize(new URL(url, 'http://shop').pathname);
  const name = extname(path) === '' ? '/index.html' : path;
  const content = await readFile(join(import.meta.dirname, 'dist', name));
  return { type: types[extname(name)] ?? 'application/octet-stream', content };
}

const server = createServer(async (request, response) => {
  try {
    if (request.url?.startsWith('/api/') === true) {
      const { status, body } = await answer(request);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    } else {
      const { type, content } = await file(request.url ?? '/');
      response.writeHead(200, { 'content-type': type }).end(content);
    }
  } catch {
    response.writeHead(404).end();
  }
});
// biome-ignore lint/style/noProcessEnv: an app beside the project, whose port its operator sets
server.listen(Number(process.env['PORT'] ?? 3000), 'localhost', () =>
  process.stdout.write('The shop is open.\n'),
);

// Command `npm create schema-driven`: plain enough to say on any Node which one is needed.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { refusalOfNode } from '../../engine/compiler/oldest-node.ts';

const usage = `Usage: npm create schema-driven [folder]

Creates a product in a new folder: one kind of record with its form and table, two users and the Studio.
  --package <spec>  takes the platform from elsewhere, such as file:../schema-driven-product.tgz`;

/** Error with a sentence for the person at the terminal. */
class CreateError extends Error {}

/** Values that the template is filled with. */
interface Given {
  readonly folder: string;
  readonly name: string;
  /** Version or file of the platform's package; absent: the one of this package. */
  readonly platform: string | undefined;
}

function given(args: readonly string[]): Given {
  const at = args.indexOf('--package');
  const platform = at === -1 ? undefined : args[at + 1];
  const rest = at === -1 ? args : args.filter((_arg, index) => index !== at && index !== at + 1);
  const unknown = rest.find((arg) => arg.startsWith('-'));
  if (unknown !== undefined) throw new CreateError(`${unknown} is no option here.\n\n${usage}`);
  const folder = resolve(rest[0] ?? 'my-product');
  return { folder, name: basename(folder).toLowerCase(), platform };
}

function requireNewEnough(version: string): void {
  const refusal = refusalOfNode(version, 'run the command');
  if (refusal !== undefined) throw new CreateError(refusal);
}

/** Refuses names that cannot stand in addresses, in permissions and in a package's name. */
function requireName({ name, folder }: Given): void {
  if (/^[a-z][a-z0-9-]*$/.test(name)) return;
  throw new CreateError(
    `“${basename(folder)}” cannot name a product: a name begins with a letter and has small letters, digits and dashes only. Choose another folder, such as my-product.`,
  );
}

function requireEmpty({ folder }: Given): void {
  if (!existsSync(folder)) return;
  const found = readdirSync(folder).filter((file) => file !== '.git');
  if (found.length === 0) return;
  throw new CreateError(
    `The folder ${relative('.', folder) || '.'} is not empty: it has ${found.slice(0, 3).join(', ')}${found.length > 3 ? ' and more' : ''}. Choose a new one; nothing was written.`,
  );
}

/** Edits a JSON file of the new product. */
function edit(path: string, change: (text: string) => string): void {
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

function create({ folder, name, platform }: Given): void {
  mkdirSync(folder, { recursive: true });
  cpSync(join(dirname(fileURLToPath(import.meta.url)), 'template'), folder, { recursive: true });
  // Restores names that npm changes or leaves out when it packs.
  for (const hidden of ['gitignore', 'dockerignore'])
    renameSync(join(folder, `_${hidden}`), join(folder, `.${hidden}`));
  const title = name
    .replace(/(?:^|-)([a-z])/g, (_match, letter: string) => ` ${letter.toUpperCase()}`)
    .trim();
  edit(join(folder, 'schemas/product.json'), (text) =>
    text.replace('"contacts"', `"${name}"`).replace('"Contacts"', `"${title}"`),
  );
  edit(join(folder, 'README.md'), (text) => text.replace('# Contacts', `# ${title}`));
  edit(join(folder, 'package.json'), (text) => {
    const content = JSON.parse(text);
    content.name = name;
    if (platform !== undefined) content.dependencies['@schema-driven/product'] = platform;
    return `${JSON.stringify(content, undefined, 2)}\n`;
  });
}

function nextSteps({ folder }: Given): string {
  const path = relative('.', folder) || '.';
  return `
Created ${path}. What to do next:

  cd ${path}
  npm install
  npm start        opens http://localhost:8080, with two users to sign in as

Further: npm run dev (follows changes), npm test, npm run build,
npx schema-driven add entity visit (a new kind of record). README.md says more.
`;
}

try {
  requireNewEnough(process.versions.node);
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    process.stdout.write(`${usage}\n`);
  } else {
    const asked = given(args);
    requireName(asked);
    requireEmpty(asked);
    create(asked);
    process.stdout.write(nextSteps(asked));
  }
} catch (error) {
  if (!(error instanceof CreateError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

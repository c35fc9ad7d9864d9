// Command line of the package: starts one of the commands for the product in this folder.
// Imports the whole module, since older versions of Node, which are refused below, have no such export.
import module from 'node:module';
import { refusalOfNode } from '../../engine/compiler/oldest-node.ts';

const commands = {
  start: () => import('./start.ts'),
  dev: () => import('./dev.ts'),
  build: () => import('./build.ts'),
  add: () => import('./add.ts'),
  cli: () => import('./product-cli.ts'),
};

/** Commands whose argument is the folder of the product, by default the one where they are run. */
const takesFolder = ['start', 'dev', 'build'];

const usage = `Usage: schema-driven <command> [folder]

  start   compiles, builds and starts the product in this folder (PORT, DATA_DIR, DATABASE_URL)
  dev     starts it from source; pages follow every change of schemas and code
  build   compiles the schemas to generated/ and builds the pages to dist/web
  add     adds a kind of record: schema-driven add entity visit
  cli     works on its data and schemas: schema-driven cli backup today.backup; --help lists the commands
`;

async function run([name = '', ...rest]: readonly string[]): Promise<void> {
  const command = Object.entries(commands).find(([known]) => known === name)?.[1];
  const refusal = refusalOfNode(process.versions.node, 'start');
  if (refusal !== undefined) {
    process.stderr.write(`${refusal}\n`);
    process.exitCode = 1;
  } else if (command === undefined) {
    (name === '' || name === '--help' ? process.stdout : process.stderr).write(usage);
    process.exitCode = name === '--help' ? 0 : 1;
  } else {
    module.enableCompileCache?.();
    process.argv.splice(2, 1, ...(rest.length === 0 && takesFolder.includes(name) ? ['.'] : []));
    await command();
  }
}

await run(process.argv.slice(2));

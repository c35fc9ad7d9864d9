import { packageName } from './in-package.ts';

export interface Project {
  readonly version: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Node versions on which the compiler runs: tried by hand on 22, tested on this project's version. */
const node = '>=22';

/** Packages that the host has to provide: two copies of React on a page do not work together. */
const peers = ['react', 'react-dom'];

/** Finds the versions of packages that modules import. Throws for one that the project does not depend on. */
export function dependencyVersions(
  { dependencies, devDependencies }: Project,
  used: readonly string[],
): Readonly<Record<string, string>> {
  const versions = [...new Set(used)].toSorted().map((name) => {
    const exact = dependencies[name] ?? devDependencies[name];
    if (exact === undefined)
      throw new Error(`The package asks for "${name}", which is no dependency of the project.`);
    return [name, exact] as const;
  });
  return Object.fromEntries(versions);
}

/** Splits packages that modules import into those that the host provides and those that npm installs. */
export function dependenciesOf(project: Project, used: readonly string[]) {
  const needed = Object.entries(dependencyVersions(project, used));
  const isPeer = ([name]: readonly [string, string]) => peers.includes(name);
  return {
    peerDependencies: Object.fromEntries(
      needed.filter(isPeer).map(([name, exact]) => [name, `^${exact}`] as const),
    ),
    dependencies: Object.fromEntries(needed.filter((each) => !isPeer(each))),
  };
}

/** Writes the `package.json` of the engine as a library. `used` lists the packages that its modules import. */
export function packageFile(project: Project, used: readonly string[]): string {
  const { version, license } = project;
  return `${JSON.stringify(
    {
      name: packageName,
      version,
      description: 'Forms, tables, tabs and pages from compiled schemas.',
      license,
      type: 'module',
      engines: { node },
      bin: { 'compile-schemas': './compiler/engine/library/compile-command.js' },
      sideEffects: ['**/*.css', '**/mantine-styles.js'],
      exports: {
        '.': door('react/index'),
        './forms': door('react/forms'),
        './schema-form': door('react/schema-form'),
        './compiled-schema-form': door('react/compiled-schema-form'),
        './questionnaire-form': door('react/questionnaire-form'),
        './compiler': {
          types: './types/engine/library/compiler-door.d.ts',
          default: './compiler/engine/library/compiler-door.js',
        },
        './core/*': door('core/*'),
        './package.json': './package.json',
      },
      ...dependenciesOf(project, used),
    },
    undefined,
    2,
  )}\n`;
}

function door(path: string) {
  return { types: `./types/engine/${path}.d.ts`, default: `./${path}.js` };
}

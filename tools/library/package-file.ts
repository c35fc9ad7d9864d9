interface Project {
  readonly version: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** What the host has to bring: two Reacts on a page do not know each other. */
const peers = ['react', 'react-dom'];

/** The `package.json` of the engine as a library. `used` are the packages that its modules ask for. */
export function packageFile({ version, license, dependencies }: Project, used: readonly string[]): string {
  const needed = [...new Set(used)].toSorted().map((name) => {
    const exact = dependencies[name];
    if (exact === undefined)
      throw new Error(`The engine asks for "${name}", which is no dependency of the project.`);
    return [name, exact] as const;
  });
  const isPeer = ([name]: readonly [string, string]) => peers.includes(name);
  return `${JSON.stringify(
    {
      name: '@schema-driven/engine',
      version,
      description: 'Forms, tables, tabs and pages from compiled schemas.',
      license,
      type: 'module',
      sideEffects: ['**/*.css', '**/mantine-styles.js'],
      exports: {
        '.': door('react/index'),
        './forms': door('react/forms'),
        './core/*': door('core/*'),
        './package.json': './package.json',
      },
      peerDependencies: Object.fromEntries(needed.filter(isPeer).map(([name, exact]) => [name, `^${exact}`])),
      dependencies: Object.fromEntries(needed.filter((each) => !isPeer(each))),
    },
    undefined,
    2,
  )}\n`;
}

function door(path: string) {
  return { types: `./${path}.d.ts`, default: `./${path}.js` };
}

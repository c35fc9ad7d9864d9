import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

interface Door {
  /** Import path, e.g. `@schema-driven/engine/forms`. */
  readonly path: string;
  /** Path of the declaration file, relative to the folder of the types. */
  readonly file: string;
  readonly about: string;
}

const doors: readonly Door[] = [
  { path: 'schema-form', file: 'engine/react/schema-form.d.ts', about: 'Forms of plain JSON Schema.' },
  {
    path: 'compiled-schema-form',
    file: 'engine/react/compiled-schema-form.d.ts',
    about: 'The same with a validator that is compiled ahead.',
  },
  {
    path: 'questionnaire-form',
    file: 'engine/react/questionnaire-form.d.ts',
    about: 'Forms of FHIR Questionnaires.',
  },
  {
    path: 'compiler',
    file: 'engine/library/compiler-door.d.ts',
    about: 'Compiles a schema set, in Node.',
  },
  { path: 'forms', file: 'engine/react/forms.d.ts', about: 'Forms of a compiled schema set.' },
  { path: '', file: 'engine/react/index.d.ts', about: 'Tables, tabs, pages, the provider, and small parts.' },
];

/** Writes the reference of the package: all exports of its entry points with their doc comments. */
export async function apiReference(outDir: string): Promise<string> {
  const sections = await Promise.all(doors.map((door) => sectionOf(door, join(outDir, 'types'))));
  return ['# API', ...sections].join('\n\n').concat('\n');
}

async function sectionOf({ path, file, about }: Door, types: string): Promise<string> {
  const text = await readFile(join(types, file), 'utf8');
  const own = [...text.matchAll(/^export (?:declare )?(?:interface|function|const|type) (\w+)/gm)];
  const entries = [
    ...(await reExported(text, join(types, dirname(file)))),
    ...own.map(([, name = '']) => declarationOf(text, name)),
  ];
  const heading = `## \`@schema-driven/engine${path === '' ? '' : `/${path}`}\``;
  return [heading, about, ...entries.filter((entry) => entry !== undefined)].join('\n\n');
}

async function reExported(text: string, folder: string): Promise<readonly (string | undefined)[]> {
  const lines = [...text.matchAll(/^export (?:type )?\{([^}]+)\} from '([^']+)'/gm)];
  const entries = lines.map(async ([, names = '', from = '']) => {
    const module = await readFile(join(folder, from.replace(/\.tsx?$/, '.d.ts')), 'utf8');
    return names
      .split(',')
      .map((name) => name.trim().replace(/^type /, ''))
      .filter((name) => name !== '')
      .map((name) => declarationOf(module, name));
  });
  return (await Promise.all(entries)).flat();
}

/** Formats a heading, the doc comment and the declaration. */
function declarationOf(module: string, name: string): string | undefined {
  const start = new RegExp(
    `((?:/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/\\n)?)export (?:declare )?(?:interface|function|const|type) ${name}\\b`,
  ).exec(module);
  if (start === null) return undefined;
  const [, comment = ''] = start;
  const declaration = untilItsEnd(module.slice(start.index + comment.length));
  return [`### ${name}`, textOf(comment), `\`\`\`ts\n${declaration}\n\`\`\``].filter(Boolean).join('\n\n');
}

/** Cuts a declaration off at its semicolon, or at the line that closes its last open bracket. */
function untilItsEnd(text: string): string {
  let depth = 0;
  for (const [end, character] of [...text].entries()) {
    if ('{(['.includes(character)) depth += 1;
    if ('})]'.includes(character)) depth -= 1;
    const isOver = character === ';' || (character === '}' && text.startsWith('\n', end + 1));
    if (depth === 0 && isOver) return text.slice(0, end + 1);
  }
  return text;
}

function textOf(comment: string): string {
  const lines = comment
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\/\*\*|\*\/|\*)? ?/, '').replace(/\s*\*\/$/, ''));
  const [said = '', example] = lines
    .join('\n')
    .trim()
    .split(/\n*@example\n/);
  return example === undefined ? said : `${said}\n\n\`\`\`tsx\n${example.trim()}\n\`\`\``;
}

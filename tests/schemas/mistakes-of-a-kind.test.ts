import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkFiles } from '../../engine/compiler/check/check.ts';
import type { Diagnostic, Diagnostics } from '../../engine/compiler/diagnostics.ts';
import { planSchemaSet } from '../../engine/compiler/plan-schema-set.ts';
import { readSchemaSet, schemaSetDiagnostics } from '../../engine/compiler/read-schema-set.ts';
import { readSources } from '../../engine/compiler/source/read-sources.ts';

/** Kind of mistake, made by a replacement in every file where it is possible. */
interface Family {
  readonly of: string;
  readonly code: string;
  readonly files: RegExp;
  readonly from: RegExp;
  readonly to: string;
}

const families: readonly Family[] = [
  {
    of: 'a code with a blank at its end',
    code: 'codes/blank-at-end',
    files: /\.codes\.json$/,
    from: /"code": "([^"{}]+)", "display"/,
    to: '"code": "$1 ", "display"',
  },
  {
    of: 'a code with a blank before it',
    code: 'codes/blank-at-end',
    files: /\.codes\.json$/,
    from: /"code": "([^"{}]+)", "display"/,
    to: '"code": " $1", "display"',
  },
  {
    of: 'a name in the text of a code',
    code: 'message/unknown-place',
    files: /\.codes\.json$/,
    from: /"display": "/,
    to: '"display": "{lable} ',
  },
  {
    of: 'an expression in the text of a code',
    code: 'expression/not-read',
    files: /\.codes\.json$/,
    from: /"display": "/,
    to: '"display": "{{ self.lable }} ',
  },
  {
    of: 'an expression in the title of a table',
    code: 'expression/not-read',
    files: /\.tab\.json$/,
    from: /"title": "/,
    to: '"title": "{{ patient.name.first }} ',
  },
  {
    of: 'an expression in the title of a field',
    code: 'expression/not-read',
    files: /\.schema\.json$/,
    from: /"title": "/,
    to: '"title": "{{ self.name }} ',
  },
  {
    of: 'a name in the message of a rule that nothing fills',
    code: 'message/unknown-place',
    files: /\.rules\.json$/,
    from: /("id": [^}]*"message": ")/,
    to: '$1{lable} ',
  },
  {
    of: 'a screen with the address of another',
    code: 'screen/shared-route',
    files: /(?:team|studio|reports|sessions|staging)\.screen\.json$/,
    from: /"route": "[^"]*"/,
    to: '"route": "/Dashboard/"',
  },
  {
    of: 'a menu entry without access',
    code: 'screen/menu-for-all',
    files: /\.screen\.json$/,
    from: /"access": "[^"]*",(?=\s[\s\S]*"menu": \{(?![^}]*"access"))/,
    to: '',
  },
  {
    of: 'a pattern longer than the text may be',
    code: 'schema/no-value',
    files: /\.schema\.json$/,
    from: /"type": "string", "maxLength": \d+/,
    to: '"type": "string", "pattern": "^[A-Z]{3}-[0-9]{4}$", "maxLength": 7',
  },
  {
    of: 'a pattern shorter than the text must be',
    code: 'schema/no-value',
    files: /\.schema\.json$/,
    from: /"type": "string", "maxLength": \d+/,
    to: '"type": "string", "pattern": "^(?:ab|c)d?$", "minLength": 4, "maxLength": 9',
  },
  {
    of: 'a unit in the title and another in the field',
    code: 'schema/two-units',
    files: /\.schema\.json$/,
    from: /"title": "([^"]*)", ("description": "[^"]*",) "type": "(?:number|integer)"/,
    to: '"title": "$1 (lbs)", $2 "x-unit": "kg", "type": "number"',
  },
  {
    of: 'a unit after a comma and another in the field',
    code: 'schema/two-units',
    files: /\.schema\.json$/,
    from: /"title": "([^"]*)", ("description": "[^"]*",) "type": "(?:number|integer)"/,
    to: '"title": "$1, mmHg", $2 "x-unit": "kPa", "type": "number"',
  },
  {
    of: 'a misspelt format',
    code: 'meta/schema',
    files: /\.schema\.json$/,
    from: /"format": "[a-z-]*"/,
    to: '"format": "dat-time"',
  },
];

/** Mistakes that the compiler finds only after planning the whole schema set. */
const planned: readonly Family[] = [
  {
    of: 'a call whose access rule reads a record',
    code: 'access/not-loaded',
    files: /\.calls\.json$/,
    from: /"access": "[^"]*"/,
    to: '"access": "reservation.release"',
  },
  {
    of: 'a condition of a rule that is never true',
    code: 'expression/never',
    files: /\.rules\.json$/,
    from: /"when": "([^"]*)"/,
    to: '"when": "($1) && !($1)"',
  },
  {
    of: 'a condition of an action that is never true',
    code: 'expression/never',
    files: /\.(?:tab|card)\.json$/,
    from: /"when": "([^"[\]]*)"/,
    to: '"when": "($1) && user.id == \'a\' && user.id == \'b\'"',
  },
  {
    of: 'a field that is never shown',
    code: 'expression/never',
    files: /\.form\.json$/,
    from: /"visibleWhen": "([^"]*)"/,
    to: '"visibleWhen": "($1) && !($1)"',
  },
  {
    of: 'a day that is compared with a text',
    code: 'expression/type',
    files: /\.(?:rules|form|tab|card)\.json$/,
    from: /(<=|>=|<|>|==) today\(\)/,
    to: "$1 '2026-01-01'",
  },
];

const root = resolve(import.meta.dirname, '../..');

let texts: ReadonlyMap<string, string>;
let released: Diagnostics;

beforeAll(async () => {
  texts = await readSources(root);
  released = checked(texts, true);
});

function checked(given: ReadonlyMap<string, string>, isPlanned: boolean): Diagnostics {
  const diagnostics = schemaSetDiagnostics();
  const sources = readSchemaSet(given, diagnostics);
  checkFiles(sources, diagnostics);
  if (isPlanned) planSchemaSet(sources, diagnostics);
  return diagnostics;
}

/** Makes the mistake in the product, and lists the changed files. */
function withMistake({ files, from, to }: Family) {
  const changed = new Map(texts);
  const made: string[] = [];
  for (const [path, text] of texts) {
    if (path.includes('/meta/') || !files.test(path)) continue;
    const next = text.replace(from, to);
    if (next === text) continue;
    changed.set(path, next);
    made.push(path);
  }
  return { changed, made };
}

function toldIn(found: Diagnostics, code: string): ReadonlySet<string> {
  return new Set(found.every.filter((each) => each.code === code).map(({ path }) => path));
}

function isWhole({ line, column, message, help }: Diagnostic): boolean {
  return line > 0 && column > 0 && message !== '' && help !== undefined;
}

describe('a mistake of a kind is told wherever it is made in the product', () => {
  it.each([...families, ...planned].map((family) => [family.of, family] as const))('%s', (_of, family) => {
    const { changed, made } = withMistake(family);
    const found = checked(changed, planned.includes(family));
    const told = toldIn(found, family.code);
    expect(made.length).toBeGreaterThan(1);
    expect(made.filter((path) => !told.has(path))).toEqual([]);
    expect(found.every.filter(({ code }) => code === family.code).every(isWhole)).toBe(true);
    expect(found.hasErrors).toBe(true);
  });

  it('and nowhere in the released product', () => {
    expect(released.every).toEqual([]);
  });
});

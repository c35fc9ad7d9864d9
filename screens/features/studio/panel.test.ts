import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isJsonObject, type Json, type JsonObject } from '../../../engine/core/json/json.ts';
import { patched } from '../../../engine/core/json/json-patch.ts';
import { getAtTokens } from '../../../engine/core/json/pointer.ts';
import { joinLines } from '../../../tools/compiler/expressions/compile-expression.ts';
import { kinds } from '../../../tools/compiler/kinds/kinds.ts';
import { planSchemaSet } from '../../../tools/compiler/plan-schema-set.ts';
import { readSchemaSet, schemaSetDiagnostics } from '../../../tools/compiler/read-schema-set.ts';
import { readSources } from '../../../tools/compiler/source/read-sources.ts';
import { nameOf } from '../../../tools/compiler/source/source-file.ts';
import { knownNames } from './known-names.ts';
import { labelOf, panelAt, stepsOf } from './panel.ts';
import { partAt } from './part-of-meta.ts';

const texts = await readSources(join(import.meta.dirname, '../../..'));
const files = [...texts].flatMap(([path, text]) => {
  const named = nameOf(path);
  return named === undefined ? [] : [{ path, text, kind: named.kind, name: named.stem }];
});
const names = knownNames(files);
const metaOf = (kind: string) => (kinds.find(({ name }) => name === kind)?.meta ?? {}) as JsonObject;

/** The paths of all objects and lists of a value. */
function containers(value: Json, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return [
    path,
    ...Object.entries(value).flatMap(([key, child]) => containers(child as Json, [...path, key])),
  ];
}

describe('panels', () => {
  it.each(['schema', 'form', 'tab', 'codes', 'rules', 'access', 'calls', 'screen', 'card'])(
    'show every member of every file of the kind %s, and change nothing by being opened',
    (kind) => {
      for (const file of files.filter((each) => each.kind === kind)) {
        const value = JSON.parse(file.text) as Json;
        for (const path of containers(value)) {
          const panel = panelAt(metaOf(kind), value, path, names);
          expect(stepsOf(panel.value, panel.value, panel, path)).toEqual([]);
          const at = path.reduce<Json>((inner, token) => (inner as JsonObject)[token] as Json, value);
          const shown = new Set([
            ...Object.keys(panel.form.properties ?? {}).map((key) => key.replace('dollar-', '$')),
            ...panel.expressions.map(({ token }) => token),
            ...panel.links.map(({ token }) => token),
          ]);
          const missing = Object.keys(at as object).filter((key) => key !== '$schema' && !shown.has(key));
          expect(missing, `${file.path} ${path.join('/')}`).toEqual([]);
        }
      }
    },
  );

  it('offer names of the kind that is meant: every name in every file is among them', () => {
    let checked = 0;
    const unknown = files.flatMap((file) => {
      const value = JSON.parse(file.text) as Json;
      return containers(value).flatMap((path) => {
        const object = path.reduce<Json>((inner, token) => (inner as JsonObject)[token] as Json, value);
        if (!isJsonObject(object)) return [];
        return Object.entries(object).flatMap(([key, name]) => {
          const wanted = partAt(metaOf(file.kind), value, [...path, key])['x-names'];
          if (typeof wanted !== 'string' || typeof name !== 'string') return [];
          checked += 1;
          return names[wanted]?.includes(name) === true
            ? []
            : [`${file.path} /${path.join('/')}/${key} ${wanted} ${name}`];
        });
      });
    });
    expect(unknown).toEqual([]);
    expect(checked).toBeGreaterThan(500);
  });

  it('turn what was typed into the smallest patch', () => {
    const field = {
      properties: { pages: { title: 'Pages', description: 'How many.', type: 'integer', minimum: 1 } },
    };
    const path = ['properties', 'pages'];
    const panel = panelAt(metaOf('schema'), field, path, names);
    const typed = { ...panel.value, title: 'Length', minimum: undefined, maximum: 9, pattern: '' };
    const steps = stepsOf(panel.value, typed as JsonObject, panel, path);
    expect(steps).toEqual(
      expect.arrayContaining([
        { op: 'replace', path: '/properties/pages/title', value: 'Length' },
        { op: 'remove', path: '/properties/pages/minimum' },
        { op: 'add', path: '/properties/pages/maximum', value: 9 },
      ]),
    );
    expect(steps).toHaveLength(3);
    expect(patched(field, steps)).toEqual({
      properties: { pages: { title: 'Length', description: 'How many.', type: 'integer', maximum: 9 } },
    });
  });

  it('have an editor for each expression, with its lines and the sentence that it is a part of', () => {
    const file = { rules: [{ id: 'a', at: '/x', require: ['self.a', '&& self.b'], message: 'No' }] };
    const { expressions } = panelAt(metaOf('rules'), file, ['rules', '0'], names);
    expect(expressions.map(({ token, source }) => [token, source])).toEqual([
      ['require', 'self.a\n&& self.b'],
      ['unless', ''],
      ['when', ''],
      ['found', ''],
    ]);
    expect(expressions[0]).toMatchObject({ label: 'Require', reads: 'Required while {condition}' });
  });

  it('know as expressions what the compiler looks for one at', () => {
    const unmarked = new Set<string>();
    const diagnostics = schemaSetDiagnostics();
    planSchemaSet(readSchemaSet(texts, diagnostics), diagnostics, ({ file, at, source }) => {
      const raw = JSON.parse(file.text) as Json;
      const path = at.map(String);
      const written = getAtTokens(raw, path);
      // A sentence has expressions in braces, and is none itself.
      const isWhole = written !== undefined && joinLines(written as string) === joinLines(source);
      if (isWhole && partAt(metaOf(file.kind), raw, path)['x-cel'] !== true)
        unmarked.add(`${file.kind} ${path.join('/')}`);
    });
    expect([...unmarked]).toEqual([]);
  });

  it('name members as people would', () => {
    expect(['pageSize', 'ui:widget', 'x-unit', '$ref'].map(labelOf)).toEqual([
      'Page size',
      'Widget',
      'Unit',
      'Ref',
    ]);
  });
});

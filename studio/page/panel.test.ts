import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { joinLines } from '../../engine/compiler/expressions/compile-expression.ts';
import { kinds } from '../../engine/compiler/kinds/kinds.ts';
import { planSchemaSet } from '../../engine/compiler/plan-schema-set.ts';
import { readSchemaSet, schemaSetDiagnostics } from '../../engine/compiler/read-schema-set.ts';
import { readSources } from '../../engine/compiler/source/read-sources.ts';
import { schemaFileName } from '../../engine/compiler/source/source-file.ts';
import { jsonEqual } from '../../engine/core/json/equal.ts';
import {
  isJsonObject,
  type Json,
  type JsonObject,
  jsonItems,
  jsonObject,
} from '../../engine/core/json/json.ts';
import { type PatchStep, patched } from '../../engine/core/json/json-patch.ts';
import { getAtTokens, pointerOf } from '../../engine/core/json/pointer.ts';
import { stepsFor } from './expressions/expression-steps.ts';
import { titlesOfNames } from './file-titles.ts';
import { knownNames } from './known-names.ts';
import { labelOf } from './label-of.ts';
import { groupedOffers, type Offer, offersAt, stepOf } from './offers.ts';
import { escapedName, hasLines, inOrderOfUse, nameOfKey, panelAt, stepsOf } from './panel.ts';
import { metaPartAt } from './part-of-meta.ts';
import { usesOfMembers } from './uses-of-members.ts';

const texts = await readSources(join(import.meta.dirname, '../..'));
const files = [...texts].flatMap(([path, text]) => {
  const named = schemaFileName(path);
  return named === undefined ? [] : [{ path, text, kind: named.kind, name: named.stem }];
});
const names = knownNames(files);
const metaOf = (kind: string) => (kinds.find(({ name }) => name === kind)?.meta ?? {}) as JsonObject;

const nineKinds = ['schema', 'form', 'tab', 'codes', 'rules', 'access', 'calls', 'screen', 'card'];

/** Lists the paths of all objects and lists in a value. */
function containers(value: Json, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return [
    path,
    ...Object.entries(value).flatMap(([key, child]) => containers(child as Json, [...path, key])),
  ];
}

describe('panels', () => {
  it.each(nineKinds)(
    'show every member of every file of the kind %s, and change nothing by being opened',
    (kind) => {
      for (const file of files.filter((each) => each.kind === kind)) {
        const value = JSON.parse(file.text) as Json;
        for (const path of containers(value)) {
          const panel = panelAt(metaOf(kind), value, path, { names });
          expect(stepsOf(panel.value, panel.value, panel, path)).toEqual([]);
          const at = path.reduce<Json>((inner, token) => (inner as JsonObject)[token] as Json, value);
          const shown = new Set([
            ...Object.keys(panel.form.properties ?? {}).map(nameOfKey),
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
          const wanted = metaPartAt(metaOf(file.kind), value, [...path, key])['x-names'];
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
    const panel = panelAt(metaOf('schema'), field, path, { names });
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
    const { expressions } = panelAt(metaOf('rules'), file, ['rules', '0'], { names });
    expect(expressions.map(({ token, source }) => [token, source])).toEqual([
      ['require', 'self.a\n&& self.b'],
      ['unless', ''],
      ['when', ''],
      ['found', ''],
      ['message', 'No'],
    ]);
    expect(expressions[0]).toMatchObject({ label: 'Required if', reads: 'Required while {condition}' });
  });

  it('offer the members that most files have first, in a group of their own where there are many', () => {
    const file = { type: 'object', properties: { name: {} } };
    const path = ['properties', 'name'];
    const { of: uses } = usesOfMembers(files, 'schema', { meta: metaOf('schema'), value: file, path });
    const known = { meta: metaOf('schema'), names };
    const all = offersAt(file, path, known);
    const offers = all.filter(({ kind }) => kind === 'member');
    const [used, unused] = groupedOffers(offers, uses);
    const namesOf = (group: readonly Offer[] = []) => group.map(({ at }) => at.at(-1) ?? '');
    const counts = namesOf(used?.offers).map((name) => uses.get(name) ?? 0);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(namesOf(used?.offers).slice(0, 3)).toEqual(expect.arrayContaining(['title', 'description']));
    expect(namesOf(unused?.offers).filter((name) => uses.has(name))).toEqual([]);
    expect([...(used?.offers ?? []), ...(unused?.offers ?? [])]).toHaveLength(offers.length);
    expect(groupedOffers(offers.slice(0, 10), uses)).toEqual([{ offers: offers.slice(0, 10) }]);
  });

  it('add what has a condition with an expression that the place has, such as a rule that requires a value', () => {
    const rules = { entity: 'allergy', rules: [] };
    const offers = offersAt(rules, ['rules'], { meta: metaOf('rules'), names });
    const added = offers.find(({ label }) => label === 'Rule: Required if');
    expect(added?.value).toMatchObject({ require: 'true' });
  });

  it('know as expressions what the compiler looks for one at', () => {
    const unmarked = new Set<string>();
    const diagnostics = schemaSetDiagnostics();
    planSchemaSet(readSchemaSet(texts, diagnostics), diagnostics, ({ file, at, source }) => {
      const raw = JSON.parse(file.text) as Json;
      const path = at.map(String);
      const written = getAtTokens(raw, path);
      if (written === undefined) return;
      // Expects a mark on whole expressions only, since a sentence merely contains expressions in braces.
      const isWhole = joinLines(written as string) === joinLines(source);
      const mark = metaPartAt(metaOf(file.kind), raw, path)['x-cel'];
      if (isWhole ? mark !== true : mark === undefined) unmarked.add(`${file.kind} ${path.join('/')}`);
    });
    expect([...unmarked]).toEqual([]);
  });

  it('name members by their titles, and what the meta-schema has no word for as people would', () => {
    const file = { layout: [], fields: { note: { 'ui:widget': 'text', 'ui:autofocus': true } } };
    const path = ['fields', 'note'];
    const { form } = panelAt(metaOf('form'), file, path, { names });
    const titles = Object.entries(form.properties ?? {}).map(([name, schema]) => [
      name,
      jsonObject(schema)['title'],
    ]);
    expect(titles).toEqual(
      expect.arrayContaining([
        ['ui-of-widget', 'Asked as'],
        ['ui-of-autofocus', 'Autofocus'],
      ]),
    );
    expect(['pageSize', 'x-unit'].map(labelOf)).toEqual(['Page size', 'Unit']);
  });

  it('begin with what has to be there and go on with what most parts of the product have', () => {
    const file = { layout: [], fields: { note: {} } };
    const path = ['fields', 'note'];
    const { parts, of: uses } = usesOfMembers(files, 'form', { meta: metaOf('form'), value: file, path });
    const inputs = inOrderOfUse(panelAt(metaOf('form'), file, path, { names }), uses).map(({ name }) => name);
    expect(parts).toBeGreaterThan(100);
    expect(inputs[0]).toBe('ui:widget');
    const counts = inputs.map((name) => uses.get(name) ?? 0);
    expect(counts).toEqual(counts.toSorted((one, two) => two - one));
    const rules = { rules: [{ id: 'a', at: '/x', unless: 'true', message: 'No' }] };
    const none = new Map<string, number>();
    const rule = inOrderOfUse(panelAt(metaOf('rules'), rules, ['rules', '0'], { names }), none);
    expect(rule.slice(0, 4).map(({ title }) => title)).toEqual([
      ...['Name', 'Field', 'Allowed if', 'Message'],
    ]);
  });

  it('say the names that files have, and technical remarks, only where they are wanted', () => {
    const file = { layout: [], fields: { note: {} } };
    const path = ['fields', 'note'];
    const helpOf = (isTechnical: boolean) => {
      const { form } = panelAt(metaOf('form'), file, path, { names, isTechnical });
      return jsonObject(jsonObject(form.properties)['ui-of-widget'])['description'];
    };
    expect(helpOf(false)).toBe(
      'How the field is asked, for example as a long text or with a list to choose from.',
    );
    expect(helpOf(true)).toContain('In the file: ui:widget.');
  });

  it('offer names by what people call them, with the name where two are called alike', () => {
    const file = { layout: [], fields: { note: {} } };
    const titles = titlesOfNames(files);
    const { form } = panelAt(metaOf('form'), file, ['fields', 'note'], { names, titles });
    const labels = jsonObject(jsonObject(jsonObject(form.properties)['ui-of-widget'])['x-labels']);
    expect(labels['textarea']).toBe('Long text');
    for (const of of Object.values(titles))
      expect(new Set(Object.values(of)).size).toBe(Object.keys(of).length);
    const untitled = Object.entries(names).flatMap(([kind, of]) =>
      of.filter((name) => titles[kind]?.[name] === undefined),
    );
    expect(untitled).toEqual([]);
  });
});

/**
 * Rebuilds a file with only the operations that panels offer, on inputs, members, entries, rows and shapes.
 */
class Analyst {
  file: Json;
  readonly #known;

  constructor(kind: string, file: Json) {
    this.file = file;
    this.#known = { meta: metaOf(kind), names };
  }

  make(path: readonly string[], target: Json): void {
    this.#shape(path, target);
    if (Array.isArray(target)) this.#rows(path, target);
    else if (isJsonObject(target)) this.#members(path, target);
  }

  at(path: readonly string[]): Json | undefined {
    return getAtTokens(this.file, path);
  }

  #do(steps: readonly PatchStep[]): void {
    this.file = patched(this.file, steps) ?? null;
  }

  #take(path: readonly string[], kinds: readonly Offer['kind'][], target: Json, name?: string): boolean {
    const offers = offersAt(this.file, path, this.#known).filter(
      ({ kind, at }) => kinds.includes(kind) && (kind !== 'member' || at.at(-1) === name),
    );
    const alike = offers.filter(({ value }) => isLike(value, target));
    const [offer = offers.find(({ value }) => isSameType(value, target))] = alike.toSorted(
      (one, two) => Object.keys(two.value ?? {}).length - Object.keys(one.value ?? {}).length,
    );
    if (offer === undefined) return false;
    this.#do([stepOf(offer, name)]);
    return true;
  }

  #shape(path: readonly string[], target: Json): void {
    const value = this.at(path);
    if (path.length > 0 && !isSameType(value ?? null, target)) this.#take(path, ['shape'], target);
  }

  #rows(path: readonly string[], target: readonly Json[]): void {
    const surplus = jsonItems(this.at(path)).slice(target.length);
    for (const _row of surplus) this.#do([{ op: 'remove', path: pointerOf([...path, target.length]) }]);
    for (const [index, row] of target.entries()) {
      if (index >= jsonItems(this.at(path)).length) this.#take(path, ['row'], row);
      this.#child(path, String(index), row);
    }
  }

  #members(path: readonly string[], target: JsonObject): void {
    const surplus = Object.keys(jsonObject(this.at(path))).filter((name) => target[name] === undefined);
    for (const name of surplus) this.#do([{ op: 'remove', path: pointerOf([...path, name]) }]);
    for (const [name, child = null] of Object.entries(target)) this.#child(path, name, child);
  }

  #child(path: readonly string[], name: string, target: Json): void {
    if (jsonEqual(this.at([...path, name]), target) || this.#typed(path, name, target)) return;
    if (this.at([...path, name]) === undefined) this.#take(path, ['member', 'entry'], target, name);
    this.make([...path, name], target);
    if (!jsonEqual(this.at([...path, name]), target)) this.#typed(path, name, target);
  }

  #typed(path: readonly string[], name: string, target: Json): boolean {
    const panel = panelAt(this.#known.meta, this.file, path, { names });
    const expression = panel.expressions.find(({ token }) => token === name);
    if (expression !== undefined && (typeof target === 'string' || Array.isArray(target))) {
      const member = { ...expression, pointer: pointerOf([...path, name]) };
      this.#do(stepsFor(expression.source, [target].flat().join('\n'), member));
      return jsonEqual(this.at([...path, name]), target);
    }
    const key = escapedName(name);
    if (panel.form.properties?.[key] === undefined) return false;
    const isLines = hasLines(panel, key) && Array.isArray(target);
    const typed = { ...panel.value, [key]: isLines ? target.join('\n') : target };
    this.#do(stepsOf(panel.value, typed, panel, path));
    return jsonEqual(this.at([...path, name]), target);
  }
}

function isSameType(one: Json, two: Json): boolean {
  return (
    Array.isArray(one) === Array.isArray(two) &&
    typeof one === typeof two &&
    (one === null) === (two === null)
  );
}

/** Reports whether a value has all members of another, in order to find the same object among several. */
function isLike(one: Json, two: Json): boolean {
  if (!isSameType(one, two)) return false;
  return !isJsonObject(one) || Object.keys(one).every((name) => isJsonObject(two) && two[name] !== undefined);
}

describe('panels need no text', () => {
  it.each(nineKinds)('to make every file of the kind %s from one that has its $schema alone', (kind) => {
    for (const file of files.filter((each) => each.kind === kind)) {
      const target = JSON.parse(file.text) as JsonObject;
      const analyst = new Analyst(kind, { $schema: target['$schema'] ?? '' });
      analyst.make([], target);
      expect(analyst.file, file.path).toEqual(target);
    }
  });
});

import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kinds } from '../../engine/compiler/kinds/kinds.ts';
import { readSources } from '../../engine/compiler/source/read-sources.ts';
import { schemaFileName } from '../../engine/compiler/source/source-file.ts';
import { type Json, type JsonObject, jsonItems, jsonObject } from '../../engine/core/json/json.ts';
import { specificationWordsIn } from '../../tests/language/specification-words.ts';
import { titlesOfNames } from './file-titles.ts';
import { knownNames } from './known-names.ts';
import { offersAt } from './offers.ts';
import { nameOfKey, panelAt } from './panel.ts';
import { metaPartAt } from './part-of-meta.ts';
import { titleOfStep } from './step-titles.ts';

const texts = await readSources(join(import.meta.dirname, '../..'));
const files = [...texts].flatMap(([path, text]) => {
  const named = schemaFileName(path);
  return named === undefined ? [] : [{ path, text, kind: named.kind, name: named.stem }];
});
const names = knownNames(files);
const titles = titlesOfNames(files);

/** Lists the paths of all objects and lists in a value, from the outside inwards. */
function containers(value: Json, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, child]) => containers(child ?? null, [...path, key]));
  return [path, ...inside];
}

/**
 * Lists the texts of a panel that come from the schema language, without those that analysts have written.
 */
function textsOfPanel(meta: JsonObject, file: Json, path: readonly string[]): readonly string[] {
  const isDeclared = (of: readonly string[], name: string) =>
    Object.hasOwn(jsonObject(metaPartAt(meta, file, of)['properties']), name);
  const panel = panelAt(meta, file, path, { names, titles });
  const inputs = Object.entries(panel.form.properties ?? {}).flatMap(([key, schema]) => {
    if (!isDeclared(path, nameOfKey(key))) return [];
    const { title, description, 'x-labels': labels, enum: values } = jsonObject(schema);
    const choices = jsonItems(values).map((value) => jsonObject(labels)[String(value)]);
    return [title, description, ...choices];
  });
  const expressions = panel.expressions
    .filter(({ token }) => isDeclared(path, token))
    .flatMap(({ label, help, placeholder }) => [label, help, placeholder]);
  const links = panel.links.filter(({ token }) => isDeclared(path, token)).map(({ label }) => label);
  const offers = offersAt(file, path, { meta, names }).flatMap(({ label, description }) => [
    label,
    description,
  ]);
  const crumbs = path.flatMap((token, index) =>
    isDeclared(path.slice(0, index), token) ? [titleOfStep(meta, file, path.slice(0, index + 1))] : [],
  );
  const said = [panel.description, ...inputs, ...expressions, ...links, ...offers, ...crumbs];
  return said.filter((text) => typeof text === 'string');
}

describe.each(kinds.map(({ name, meta }) => [name, meta as JsonObject] as const))(
  'panels of %s',
  (kind, meta) => {
    it('say nothing of a specification language', () => {
      const seen = new Set<string>();
      const technical = new Set<string>();
      for (const file of files.filter((each) => each.kind === kind)) {
        const value: Json = JSON.parse(file.text);
        for (const path of containers(value)) {
          // Checks one panel for each path, in which `*` stands for any index.
          const shape = `${path.map((token) => (/^\d+$/.test(token) ? '*' : token)).join('/')}`;
          if (seen.has(shape)) continue;
          seen.add(shape);
          for (const text of textsOfPanel(meta, value, path))
            for (const word of specificationWordsIn(text)) technical.add(`${word} in “${text}”`);
        }
      }
      expect([...technical]).toEqual([]);
    });
  },
);

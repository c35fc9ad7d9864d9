import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSources } from '../../../../engine/compiler/source/read-sources.ts';
import { jsonObject } from '../../../../engine/core/json/json.ts';
import { pathsOf } from '../../../../engine/core/product/field-paths.ts';
import { product } from '../../../../generated/product.ts';
import { parsedJson } from '../../parsed-json.ts';
import { entityFields } from '../entity-fields.ts';
import { draftLayout, placedFields, writtenForm } from './draft-layout.ts';

const texts = await readSources(join(import.meta.dirname, '../../../..'));
const forms = [...texts].flatMap(([path, text]) => {
  const [, name] = /\/([^/]+)\.form\.json$/.exec(path) ?? [];
  const form = name === undefined ? undefined : product.forms[name];
  return form === undefined ? [] : [{ form, text }];
});

describe('a form as its designer shows it', () => {
  it('is laid out as the compiler lays it out, every form of the product', () => {
    expect(forms.length).toBeGreaterThan(20);
    for (const { form, text } of forms) {
      const { layout, entity } = writtenForm(text, product.info);
      expect(draftLayout(layout, form.layout)).toEqual(form.layout);
      expect(placedFields(layout)).toEqual(pathsOf(form.layout));
      expect(entity).toBe(form.entity);
    }
  });

  it('offers the fields of the entity by their paths, without those that are fixed or retired', () => {
    const schema = parsedJson(texts.get('schemas/allergy/allergy.schema.json') ?? '');
    const paths = entityFields(jsonObject(schema)).map(({ path }) => path);
    expect(paths).toContain('allergyNote');
    expect(paths).not.toContain('type');
    const retired = {
      properties: { name: { properties: { first: { title: 'First' } } }, old: { deprecated: true } },
    };
    expect(entityFields(retired)).toEqual([
      { path: 'name.first', title: 'First', at: '/properties/name/properties/first' },
    ]);
  });
});

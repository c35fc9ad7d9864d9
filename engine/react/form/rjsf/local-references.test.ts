import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { JsonSchema, JsonSchemaObject } from '../../../core/json/json.ts';
import { withDefaults } from './default-values.ts';
import { withLocalReferences } from './local-references.ts';

const text = { type: 'string' } as const;

/** Three schemas bundled into one document, as by a bundling tool. */
const bundle: JsonSchemaObject = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://library.test/schemas/loan.json',
  type: 'object',
  properties: {
    reader: { $ref: 'reader.json' },
    home: { $ref: '/schemas/parts/address.json#city' },
    copies: { $ref: 'reader.json#/$defs/count' },
    example: { const: { $id: 'no schema', $ref: 'reader.json' } },
  },
  $defs: {
    reader: {
      $id: 'reader.json',
      type: 'object',
      properties: { name: text, address: { $ref: 'parts/address.json' }, books: { $ref: '#/$defs/count' } },
      $defs: { count: { type: 'integer', default: 2 } },
    },
    'post/address': {
      $id: 'parts/address.json',
      type: 'object',
      properties: { city: { ...text, $anchor: 'city', maxLength: 5 } },
    },
  },
};

function referencesIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value] : key === 'const' ? [] : referencesIn(value),
  );
}

describe('the references of a bundled schema', () => {
  it('become pointers from its root, relative to the $id around them', () => {
    expect(referencesIn(withLocalReferences(bundle))).toEqual([
      '#/$defs/reader',
      '#/$defs/post~1address/properties/city',
      '#/$defs/reader/$defs/count',
      '#/$defs/post~1address',
      '#/$defs/reader/$defs/count',
    ]);
  });

  it('say the same to a validator', () => {
    const local = withLocalReferences(bundle) as JsonSchemaObject;
    const before = new Ajv2020({ strict: false }).compile(bundle);
    const after = new Ajv2020({ strict: false }).compile(local);
    for (const value of [
      { reader: { name: 'Ann', books: 1 }, home: 'Paris' },
      { reader: { books: 'one' } },
      { home: 'Denver' },
      { copies: 1.5 },
      { reader: { address: { city: 'Denver' } } },
    ])
      expect([value, after(value)]).toEqual([value, before(value)]);
  });

  it('are found by RJSF, which puts their defaults in place', () => {
    expect(withDefaults({ schema: bundle, values: {} })).toMatchObject({ copies: 2, reader: { books: 2 } });
  });

  it('stay as they are where nothing has an address', () => {
    const plain: JsonSchema = { properties: { a: { $ref: '#/$defs/a' } }, $defs: { a: text } };
    expect(withLocalReferences(plain)).toBe(plain);
  });

  it('stay as they are where they lead out of the schema', () => {
    const leading: JsonSchema = { $id: 'urn:loan', properties: { a: { $ref: 'https://other.test/a.json' } } };
    expect(referencesIn(withLocalReferences(leading))).toEqual(['https://other.test/a.json']);
  });

  it('that are dynamic lead to the outermost anchor of the name', () => {
    const tree: JsonSchema = {
      $id: 'https://library.test/strict-tree',
      $dynamicAnchor: 'node',
      $ref: 'tree',
      $defs: {
        tree: {
          $id: 'tree',
          $dynamicAnchor: 'node',
          properties: { children: { items: { $dynamicRef: '#node' } } },
        },
      },
    };
    expect(referencesIn(withLocalReferences(tree))).toEqual(['#/$defs/tree', '#']);
  });
});

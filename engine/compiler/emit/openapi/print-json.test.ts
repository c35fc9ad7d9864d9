import { expect, it } from 'vitest';
import { printJson } from './print-json.ts';

const value = {
  name: 'allergy',
  tags: ['allergy', 'patient'],
  none: {},
  absent: undefined,
  parameters: [{ $ref: '#/p' }],
  headers: { Hash: { $ref: '#/h' }, Id: { $ref: '#/i' } },
  properties: { code: { type: 'string', title: 'A "code"' }, rows: { items: { type: 'null' } } },
};

it('writes what holds no further list or object, or references alone, on one line', () => {
  expect(printJson(value).split('\n')).toEqual([
    '{',
    '  "name": "allergy",',
    '  "tags": ["allergy", "patient"],',
    '  "none": {},',
    '  "parameters": [{ "$ref": "#/p" }],',
    '  "headers": { "Hash": { "$ref": "#/h" }, "Id": { "$ref": "#/i" } },',
    '  "properties": {',
    '    "code": { "type": "string", "title": "A \\"code\\"" },',
    '    "rows": { "items": { "type": "null" } }',
    '  }',
    '}',
  ]);
});

it('is JSON of the same value', () => {
  expect(JSON.parse(printJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
});

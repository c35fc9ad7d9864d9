import { describe, expect, it } from 'vitest';
import { schemaSetDiagnostics } from '../read-schema-set.ts';
import { parseSources } from '../source/source-set.ts';
import { sourceMapOf } from './source-map.ts';
import type { SourceQuestion } from './source-question.ts';

const person = `{
  "title": "Person",
  "description": "Somebody.",
  "type": "object",
  "properties": {
    "name": { "title": "Name", "description": "All of it.", "$ref": "../shared/name.schema.json" },
    "pets": {
      "title": "Pets", "description": "Animals.", "type": "array", "maxItems": 3,
      "items": { "$ref": "#/$defs/pet" }
    }
  },
  "$defs": {
    "pet": {
      "type": "object",
      "properties": {
        "kind": { "title": "Kind", "description": "Of animal.", "type": "string", "maxLength": 9 }
      }
    }
  }
}`;
const name = `{
  "title": "Name", "description": "Of a person.", "type": "object",
  "properties": {
    "first": { "title": "First", "description": "Given.", "type": "string", "maxLength": 9 },
    "last": { "title": "Last", "description": "Of the family.", "type": "string", "maxLength": 9 }
  }
}`;
const rules = `{
  "rules": [
    { "id": "person.first", "at": "/name/first", "when": "true", "message": "No" },
    { "id": "person.last", "at": "/name/last", "when": "true", "message": "No" }
  ]
}`;
const form = `{
  "entity": "person",
  "layout": [
    { "group": "Names", "visibleWhen": "true", "rows": [
      ["name.first",
       "name.last"]
    ] }
  ],
  "fields": {
    "name.first": {
      "enabledWhen": "true"
    }
  }
}`;
const tab = `{
  "title": "People",
  "table": {
    "columns": [
      { "field": "name.first" },
      { "field": "name.last" }
    ]
  }
}`;
const access = `{
  "rules": {
    "anyone": { "title": "Anyone", "needs": "nothing", "when": "true" },
    "nobody": { "title": "Nobody", "needs": "all", "when": "false" }
  }
}`;

const texts = new Map([
  ['schemas/person/person.schema.json', person],
  ['schemas/shared/name.schema.json', name],
  ['schemas/person/person.rules.json', rules],
  ['schemas/person/person.form.json', form],
  ['schemas/person/people.tab.json', tab],
  ['schemas/access/access.access.json', access],
]);
const { files } = parseSources(texts, schemaSetDiagnostics());
const map = sourceMapOf(files, '/project');

/** Asks the source map a question, and formats the location as `file:line:column`. */
function asked(question: SourceQuestion): string | undefined {
  const location = map.locationOf(question);
  return location && `${location.file}:${location.line}:${location.column}`;
}

const field = (pointer: string) => asked({ of: 'field', entity: 'person', pointer });
const ofForm = (path: string, word?: string) =>
  asked({ of: 'form-field', form: 'person', path, ...(word === undefined ? {} : { word }) });
const ofTab = (pointer: string) => asked({ of: 'descriptor', kind: 'tab', name: 'people', pointer });

describe('the source map of a schema set', () => {
  it('follows a field into the files that its schema refers to', () => {
    expect(field('/name')).toBe('schemas/person/person.schema.json:6:5');
    expect(field('/name/last')).toBe('schemas/shared/name.schema.json:5:5');
    expect(field('/pets/2/kind')).toBe('schemas/person/person.schema.json:16:9');
  });

  it('answers with the nearest place around what the compiler adds', () => {
    expect(field('/name/_id')).toBe('schemas/person/person.schema.json:6:5');
    expect(ofTab('/table/columns/1/cell')).toBe('schemas/person/people.tab.json:6:7');
    expect(ofTab('/rowName')).toBe('schemas/person/people.tab.json:1:1');
  });

  it('finds a rule by its id', () => {
    expect(asked({ of: 'rule', id: 'person.last' })).toBe('schemas/person/person.rules.json:4:5');
    expect(asked({ of: 'rule', id: 'person.middle' })).toBeUndefined();
  });

  it('finds an access rule by its name', () => {
    expect(asked({ of: 'access', rule: 'nobody' })).toBe('schemas/access/access.access.json:4:5');
    expect(asked({ of: 'access', rule: 'somebody' })).toBeUndefined();
  });

  it('finds what a form says at a field, at a group around it, or where the layout has it', () => {
    expect(ofForm('name.first', 'enabledWhen')).toBe('schemas/person/person.form.json:11:7');
    expect(ofForm('name.last', 'visibleWhen')).toBe('schemas/person/person.form.json:4:25');
    expect(ofForm('name.first')).toBe('schemas/person/person.form.json:10:5');
    expect(ofForm('name.last')).toBe('schemas/person/person.form.json:6:8');
  });

  it('gives editors the whole path', () => {
    expect(map.locationOf({ of: 'rule', id: 'person.first' })?.path).toBe(
      '/project/schemas/person/person.rules.json',
    );
  });
});

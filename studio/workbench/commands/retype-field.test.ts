import { describe, expect, it } from 'vitest';
import { edited, libraryTexts } from '../../../engine/compiler/library.fixture.ts';
import { jsonItems, jsonObject } from '../../../engine/core/json/json.ts';
import { checkTexts } from '../rename/follow-diagnostics.ts';
import { notesOfRetyping } from './retype-field.ts';
import { runCommand } from './run-command.ts';
import type { FileTexts } from './schema-files.ts';

const path = 'schemas/book/book.schema.json';
const texts = edited({
  path,
  from: '"pages": {',
  to: '"shelf": { "title": "Shelf", "description": "Where it stands.", "type": "string", "maxLength": 20 }, "pages": {',
});
const shelf = { command: 'retype-field', entity: 'book', field: 'shelf', to: 'number' } as const;
const json = (all: FileTexts, of: string) => JSON.parse(all.get(of) ?? '{}');

describe('a field that becomes of another kind', () => {
  it('converts stored values both ways, says what is left out, and still compiles', () => {
    const changed = new Map([...texts, ...runCommand(texts, shelf)]);
    expect(json(changed, path).properties.shelf).toEqual({
      ...{ title: 'Shelf', description: 'Where it stands.', type: 'number' },
    });
    const steps = jsonItems(json(changed, 'schemas/book/book.migrations.json').steps);
    expect(steps.map(jsonObject)).toContainEqual({
      ...{ convert: '/shelf', from: 'string', value: 'double(old.shelf)', back: 'string(old.shelf)' },
    });
    expect(checkTexts(changed).errors).toEqual([]);
    expect(notesOfRetyping(texts, shelf)).toEqual([
      expect.stringMatching(/^Texts that are no numbers stay stored/),
      'Left out, as it was about the former kind: maxLength.',
    ]);
  });

  it('is refused where something reads it as it was, where it would need a guess, and where it is described elsewhere', () => {
    const run = (of: Partial<Record<'field', string>>, to: 'string' | 'boolean' | 'number') => () =>
      runCommand(libraryTexts, { ...shelf, ...of, to });
    expect(run({ field: 'title' }, 'number')).toThrow(/Take them out there first/);
    expect(() => runCommand(texts, { ...shelf, to: 'boolean' })).toThrow(/without a guess/);
    expect(run({ field: 'genre' }, 'string')).toThrow(/described elsewhere/);
    expect(run({ field: 'nothing' }, 'string')).toThrow(/no field/);
  });
});

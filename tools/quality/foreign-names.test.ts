import { describe, expect, it } from 'vitest';
import { findForeignNames, namesInSource } from './foreign-names.ts';
import { platformTerms } from './platform-terms.ts';
import { projectRoot } from './process.ts';
import { collectSchemaNames } from './schema-names.ts';

const names = {
  things: new Set(['book', 'library']),
  fields: new Set(['shelfMark', 'dueDate', 'name', 'colour']),
  language: new Set(['name']),
};

function found(source: string): readonly string[] {
  return namesInSource(source, 'example.tsx', names).map(({ name, line }) => `${line}:${name}`);
}

describe('names of schemas in generic code', () => {
  it('are found as a word of an identifier, singular or plural', () => {
    expect(found('const a = 1;\nfunction saveBooks() {}')).toEqual(['2:book']);
    expect(found('interface LibraryRow { a: string }')).toEqual(['1:library']);
  });

  it('are found as a word of a sentence, in text and in markup', () => {
    expect(found('throw new Error("The book is gone.")')).toEqual(['1:book']);
    expect(found('const page = <p>Two libraries</p>')).toEqual(['1:library']);
  });

  it('are found as a field that is read, and as a step of a path', () => {
    expect(found('row.dueDate')).toEqual(['1:dueDate']);
    expect(found('getAt(row, "/copies/0/shelfMark")')).toEqual(['1:shelfMark']);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text is a source text
    expect(found('const p = `/rows/${id}/dueDate`')).toEqual(['1:dueDate']);
  });

  it('are left alone in comments, in import paths and where the platform uses the word itself', () => {
    expect(found('// a book\nimport { a } from "./book.ts";\na.name')).toEqual([]);
  });

  it('are found as a text that reads a record, though it is one common word; a name that the code chose is none', () => {
    expect(found("record['colour']")).toEqual(['1:colour']);
    expect(found("getAt(record, '/colour')")).toEqual(['1:colour']);
    expect(found('const colour = palette.colour;')).toEqual([]);
  });

  it('do not occur in this project', () => {
    expect(findForeignNames(projectRoot)).toEqual([]);
  });

  it('need every word that is excepted by hand', () => {
    // Compares small letters, since a name of an entity is reported in these.
    const found = findForeignNames(projectRoot, {}).join('\n').toLowerCase();
    const isFound = (word: string) => found.includes(` names "${word.toLowerCase()}",`);
    expect(Object.keys(platformTerms).filter((word) => !isFound(word))).toEqual([]);
  });

  it('are collected from schemas and screens', () => {
    const collected = collectSchemaNames(projectRoot);
    expect([...collected.things]).toEqual(
      expect.arrayContaining(['allergy', 'allergies', 'member-search', 'dashboard']),
    );
    expect([...collected.fields]).toEqual(expect.arrayContaining(['onsetDate', 'addressLine1', 'states']));
  });
});

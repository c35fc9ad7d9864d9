import { describe, expect, it } from 'vitest';
import { displayRecord } from './display.ts';

const template = '{title} by {author.first} {author.last}';

describe('the name of a record', () => {
  it('is made of its own fields', () => {
    expect(displayRecord(template, { title: 'Orlando', author: { first: 'Virginia', last: 'Woolf' } })).toBe(
      'Orlando by Virginia Woolf',
    );
  });

  it('has no gap where a field is missing', () => {
    expect(displayRecord(template, { title: 'Orlando', author: { last: 'Woolf' } })).toBe('Orlando by Woolf');
  });

  it('is empty where the schemas give none, and reads nothing from prototypes [FAULT-56]', () => {
    expect(displayRecord(undefined, { title: 'Orlando' })).toBe('');
    expect(displayRecord('{constructor}{author.constructor.name}', { author: {} })).toBe('');
    const fields = { '/title': { words: { orlando: 'Orlando' } } };
    expect(displayRecord('{title}', { title: 'constructor' }, fields)).toBe('constructor');
  });
});

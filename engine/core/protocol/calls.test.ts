import { describe, expect, it } from 'vitest';
import { compiledLibrary } from '../../compiler/library.fixture.ts';
import type { JsonObject } from '../json/json.ts';
import type { CallContract } from '../product/call.ts';
import { buildRequest, messageOfAnswer, pathParametersOf } from './calls.ts';

const { calls } = await compiledLibrary();
const saveBook: CallContract = {
  ...(calls['book.save'] as CallContract),
  query: {
    shelf: { type: 'string', isRequired: true, description: 'the shelf' },
    tags: { type: 'list', isRequired: false, description: 'tags' },
  },
};

describe('the request of a call', () => {
  it('wraps the body and encodes the query', () => {
    const given = {
      method: 'PUT',
      query: { shelf: 'A & B', tags: ['x', 'y'] },
      body: { title: 'Orlando' },
    } as const;
    expect(buildRequest(saveBook, given)).toEqual({
      method: 'PUT',
      url: '/api/library/book?shelf=A+%26+B&tags=x%2Cy',
      body: { book: { title: 'Orlando' } },
    });
  });

  it('sends the mark of its contract along, inside of the wrapping', () => {
    const marked = { ...saveBook, body: { ...saveBook.body, mark: { lost: true } } };
    const { body } = buildRequest(marked, {
      method: 'PUT',
      query: { shelf: 'A' },
      body: { title: 'Orlando' },
    });
    expect(body).toEqual({ book: { title: 'Orlando', lost: true } });
  });

  it('sends what its contract says that pages send, unless something else is given', () => {
    const sends = { type: 'boolean', isRequired: false, sends: true } as const;
    const list = { ...saveBook, query: { withCovers: sends } };
    const ask = (query: JsonObject) => buildRequest(list, { method: 'PUT', query }).url;
    expect(ask({})).toBe('/api/library/book?withCovers=true');
    expect(ask({ withCovers: false })).toBe('/api/library/book?withCovers=false');
  });

  it('puts a parameter of the path into its place, encoded, and not behind the question mark', () => {
    const shelf = { type: 'string', isRequired: true, isInPath: true, description: 'the shelf' } as const;
    const inPath = { ...saveBook, path: '/api/library/shelf/{shelf}/book', query: { shelf } };
    const ask = (value: string) => buildRequest(inPath, { method: 'PUT', query: { shelf: value } }).url;
    expect(ask('A/B ?')).toBe('/api/library/shelf/A%2FB%20%3F/book');
    expect(() => ask('')).toThrow(/needs "shelf": the shelf/);
  });

  it('reads the parameters of a path back out of an address, and of no other address', () => {
    const shelf = { type: 'string', isRequired: true, isInPath: true, description: 'the shelf' } as const;
    const inPath = { ...saveBook, path: '/api/v1.0/shelf/{shelf}/book', query: { shelf } };
    expect(pathParametersOf(inPath, '/api/v1.0/shelf/A%2FB%20%3F/book')).toEqual({ shelf: 'A/B ?' });
    for (const other of ['/api/v1.0/shelf//book', '/api/v1x0/shelf/A/book', '/api/v1.0/shelf/A/B/book', ''])
      expect(pathParametersOf(inPath, other)).toBeUndefined();
  });

  it('refuses to go without a query parameter that is required', () => {
    expect(() => buildRequest(saveBook, { method: 'PUT', query: { shelf: '' } })).toThrow(
      /needs "shelf": the shelf/,
    );
  });

  it('refuses a method that the call does not have, and none where there are several', () => {
    expect(() => buildRequest(saveBook, { method: 'DELETE', query: { shelf: 'A' } })).toThrow(
      /POST or PUT, not DELETE/,
    );
    expect(() => buildRequest(saveBook, { query: { shelf: 'A' } })).toThrow(/POST or PUT/);
  });
});

describe('the sentence for a failed call', () => {
  it.each([
    ['{"message":"Too long"}', 'Too long'],
    ['{"error":"Gone"}', 'Gone'],
    ['{"error":{"message":"Deep"}}', 'Deep'],
    ['{"detail":"Because"}', 'Because'],
    ['"Plain text in JSON"', 'Plain text in JSON'],
  ])('comes from the error fields of the answer %s [ERR-01]', (body, sentence) => {
    expect(messageOfAnswer(body)).toBe(sentence);
  });

  it.each(['{}', '', '[]', 'null', '{"message":""}'])(
    'is the call’s own or the general one for the answer "%s" [ERR-02]',
    (body) => {
      expect(messageOfAnswer(body)).toBe(
        'No error message provided, use options.defaultError or correct the API call',
      );
      expect(messageOfAnswer(body, { failure: 'The book was not saved' })).toBe('The book was not saved');
    },
  );

  it('is the body itself where that is no JSON [ERR-03]', () => {
    expect(messageOfAnswer(' Bad Gateway ')).toBe('Bad Gateway');
  });

  it('is the title of a page that a proxy answers with, never its markup', () => {
    const page = '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body><hr>nginx</body></html>';
    expect(messageOfAnswer(page)).toBe('502 Bad Gateway');
    expect(messageOfAnswer('<!doctype html><p>no</p>', { failure: 'Not saved' })).toBe('Not saved');
  });

  it('sends to the network logs where the body cannot be read [ERR-04]', () => {
    expect(messageOfAnswer(undefined)).toBe('Check network logs');
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileNameOf, headerFileName } from './file-name.ts';

it.each([
  ['members.csv', 'members.csv'],
  ['members 2026 (north).csv', 'members 2026 (north).csv'],
  ['Mitglieder Süd.csv', 'Mitglieder Süd.csv'],
  ['mem\u202Evsc.exe', 'memvsc.exe'],
  ['a\r\nSet-Cookie: x=1.csv', 'a Set-Cookie: x=1.csv'],
  ['a\u2028b\u0085c\u0000d.csv', 'a b cd.csv'],
  ['../../etc/passwd', '.. .. etc passwd'],
  ['\u200B\u2066\u2069', 'File'],
])('the name of a file %j is stored as %j', (sent, stored) => {
  expect(fileNameOf(sent)).toBe(stored);
});

it('a name in a header ends neither its quotes nor its line, whatever it is made of', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (sent) => {
      expect(headerFileName(sent)).toMatch(/^[\w.-]+$/);
      expect(fileNameOf(sent)).not.toMatch(/[\r\n\u2028\u2029\u0085\p{Bidi_Control}]/u);
      expect(fileNameOf(fileNameOf(sent))).toBe(fileNameOf(sent));
    }),
    { numRuns: 500 },
  );
  expect(headerFileName('rejected-lines.csv')).toBe('rejected-lines.csv');
});

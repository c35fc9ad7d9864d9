import { describe, expect, it } from 'vitest';
import { describeFailure } from './failure-report.ts';

const place = { place: 'shelf.books', kind: 'render' } as const;

function failure(message: string, stack: string): Error {
  return Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n${stack}` });
}

describe('a failure as it is told', () => {
  it('names the class, our place and the lines of code, and repeats nothing of the message [ERR-08]', () => {
    const error = failure(
      'Ann Reader of reader.js:1:2 is not a function',
      '    at row (https://books.test/assets/page-Ab_1.js?v=ann:10:22)\n    at https://books.test/assets/react.js:1:300',
    );
    expect(describeFailure(error, place)).toEqual({
      ...place,
      error: 'TypeError',
      at: ['page-Ab_1.js:10:22', 'react.js:1:300'],
    });
  });

  it('reads the stacks of Firefox and Safari', () => {
    const error = failure('no', 'row@https://books.test/assets/page.js:10:22\n@https://books.test/a.mjs:1:3');
    expect(describeFailure(error, place).at).toEqual(['page.js:10:22', 'a.mjs:1:3']);
  });

  it('names the request that the gateway numbered', () => {
    const error = Object.assign(new Error('no'), { requestId: 'e3a1-07' });
    expect(describeFailure(error, place).request).toBe('e3a1-07');
  });

  it('says no more of what is no error than that it was thrown', () => {
    expect(describeFailure('Ann Reader', place)).toEqual({ ...place, error: 'unknown', at: [] });
  });

  it('takes no text for the name of a class', () => {
    const error = Object.assign(new Error('no'), { name: 'Ann Reader, 1950' });
    expect(describeFailure(error, place).error).toBe('Error');
  });
});

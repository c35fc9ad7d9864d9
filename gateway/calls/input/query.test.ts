import { describe, expect, it } from 'vitest';
import type { CallContract } from '../../../engine/core/product/call.ts';
import { GatewayError } from '../../operation/errors.ts';
import { library } from '../../testing/library.ts';
import { readQuery } from './query.ts';

const contract = {
  ...library.calls['book.get'],
  path: '/api/library/shelf/{shelf}/books',
  query: {
    shelf: { type: 'string', isRequired: true, isInPath: true, description: 'The shelf.' },
    ids: { type: 'list', isRequired: false, description: 'The books.' },
    order: { type: 'string', isRequired: false, choices: ['title', 'year'], description: 'The order.' },
  },
} as unknown as CallContract;

const read = (path: string) => readQuery(contract, new URL(`http://gateway.test/api/library/shelf/${path}`));

function refusalOf(path: string): unknown {
  try {
    return read(path);
  } catch (error) {
    return error instanceof GatewayError ? [error.status, error.answer.message] : error;
  }
}

describe('the parameters of a call', () => {
  it('are read from the path where the contract has a name in braces', () => {
    expect(read('A%2FB%20%C3%A9/books')).toEqual({ shelf: 'A/B é' });
  });

  it('of the path are not taken from behind the question mark too', () => {
    expect(refusalOf('A/books?shelf=B')).toEqual([400, 'This call has no such parameter.']);
  });

  it('of the path must be well encoded', () => {
    expect(refusalOf('%E0%A4%A/books')).toEqual([400, 'The address is not well encoded.']);
  });

  it('take none but their choices where they have some', () => {
    expect(read('A/books?order=year')).toEqual({ shelf: 'A', order: 'year' });
    expect(refusalOf('A/books?order=mood')).toEqual([400, 'The parameter order must be title or year.']);
  });

  it.each(['%00', 'emma%00', 'emma,%00', 'emma&ids=%00'])(
    'take no list with a character that no database takes: %s [FAULT-71]',
    (ids) => {
      expect(read('A/books?ids=emma,dune')).toEqual({ shelf: 'A', ids: ['emma', 'dune'] });
      expect(refusalOf(`A/books?ids=${ids}`)).toEqual([400, 'The parameter ids must be one list.']);
    },
  );
});

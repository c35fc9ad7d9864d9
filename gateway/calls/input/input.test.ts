import { describe, expect, it } from 'vitest';
import type { CallContract } from '../../../engine/core/product/call.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import { createFeatures } from '../../../features/all/server/features.ts';
import { noServices } from '../../../features/all/server/services.ts';
import { createGateway } from '../../gateway.ts';
import { GatewayError } from '../../operation/errors.ts';
import { silentLog } from '../../operation/log.ts';
import { embeddedHost } from '../../testing/database-hosts.ts';
import { library } from '../../testing/library.ts';
import { useLibraryGateway } from '../../testing/library-gateway.ts';
import { trustToken } from '../../testing/open-test-gateway.ts';
import { uuidOf } from '../../testing/uuid-of.ts';
import { readQuery } from './input.ts';

describe('bodies of calls', () => {
  const { gateway, as } = useLibraryGateway(embeddedHost);
  const listOf = (body: unknown) => as('ann')('POST', '/api/library/loan/list', body);
  const lend = (loan: object) => as('ann')('POST', '/api/library/loan', { loan });
  const change = (body: object) => as('ann')('PUT', '/api/library/loan', body);
  const loan = { _id: uuidOf('loan-x'), subject: 'emma', reader: 'Ruth', due: '2999-01-01' };

  it('that are no records are checked by the schema of their contract, in the words of the schema set', async () => {
    const { status, body } = await listOf({ since: 'soon', more: 1 });
    expect([status, body['code'], body['message']]).toEqual([
      422,
      'invalid',
      'Some values need a correction.',
    ]);
    expect(body['problems']).toEqual(
      expect.arrayContaining([
        { at: '/bookId', code: 'required', message: 'Say whose loans.', severity: 'error' },
        { at: '/more', code: 'unknown-field', message: 'This field is not known.', severity: 'error' },
        expect.objectContaining({ at: '/since', code: 'format' }),
      ]),
    );
  });

  it('are checked by the rules of the types that they are made of', async () => {
    const { status, body } = await listOf({ bookId: 'emma', since: '2999-01-01' });
    expect([status, body['problems']]).toEqual([
      422,
      [{ at: '/since', code: 'loans.since', message: 'Not in the future', severity: 'error' }],
    ]);
  });

  it('that hold to their schema are answered', async () => {
    await lend(loan);
    const { status, body } = await listOf({ bookId: 'emma', since: '2000-01-01' });
    expect([status, body['rows']]).toEqual([
      200,
      expect.arrayContaining([expect.objectContaining({ _id: uuidOf('loan-x') })]),
    ]);
  });

  it('tell two calls with one method and path apart by their mark, which is not stored', async () => {
    const { body } = await lend(loan);
    const record = { ...(body['record'] as object), reader: 'Esther' };
    const saved = await change({ loan: record });
    expect([saved.status, saved.body['record']]).toMatchObject([200, { reader: 'Esther' }]);
    const lost = await change({ loan: { ...(saved.body['record'] as object), lost: true } });
    expect([lost.status, lost.body['record']]).toMatchObject([200, { _id: uuidOf('loan-x') }]);
    expect(lost.body['record']).not.toHaveProperty('lost');
    expect((await as('ann')('GET', `/api/library/loan?loanId=${uuidOf('loan-x')}`)).status).toBe(404);
  });

  it('that are meant for none of the calls on a route are refused with what could be sent', async () => {
    const { status, body } = await change({ parcel: loan });
    expect([status, body['problems']]).toEqual([
      422,
      [expect.objectContaining({ at: '', message: 'Send an object with the one property "loan".' })],
    ]);
  });

  it('are not read for somebody who may make none of the calls on a route', async () => {
    const { status, body } = await as('eve')('PUT', '/api/library/loan', '{');
    expect([status, body['code']]).toEqual([403, 'forbidden']);
  });

  it('have to tell calls apart before the gateway starts', () => {
    const twin: CallContract = { ...(library.calls['loan.save'] as CallContract), name: 'loan.again' };
    const product: Product = { ...library, calls: { ...library.calls, 'loan.again': twin } };
    const options = { product, store: gateway().store, verifyToken: trustToken };
    expect(() =>
      createGateway({
        features: createFeatures(noServices, silentLog),
        ...options,
        publicConfig: { issuer: '', clientId: '', scope: '' },
      }),
    ).toThrow('The calls "loan.save" and "loan.again" share POST /api/library/loan.');
  });
});

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

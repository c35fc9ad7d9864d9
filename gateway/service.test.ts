import { describe, expect, it } from 'vitest';
import type { CallHandler } from './call.ts';
import { createService } from './service.ts';
import { library } from './testing/library.ts';

const unasked: CallHandler = {
  isWrite: false,
  answer: () => Promise.reject(new Error('Nobody asks here.')),
};

describe('the calls of a service', () => {
  it('are those of the product but the ones that are only planned', () => {
    const calls = Object.values(library.calls);
    const [ready, planned] = calls.filter(({ store }) => store.kind !== 'handler');
    if (ready === undefined || planned === undefined) throw new Error('The library has too few calls.');
    const handlers = Object.fromEntries(
      calls.flatMap(({ store }) => (store.kind === 'handler' ? [[store.handler, unasked] as const] : [])),
    );
    const changed = { ...library.calls, [planned.name]: { ...planned, status: 'planned' as const } };
    const bound = createService({ ...library, calls: changed }, handlers).calls.map(
      ({ contract }) => contract.name,
    );
    expect(bound).toContain(ready.name);
    expect(bound).not.toContain(planned.name);
  });
});

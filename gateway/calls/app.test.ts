import { describe, expect, it } from 'vitest';
import type { CallHandler } from '../records/context/call.ts';
import { library } from '../testing/library.ts';
import { createService } from './app.ts';

const calls = Object.values(library.calls);

const unasked: CallHandler = {
  isWrite: true,
  answer: () => Promise.reject(new Error('Nobody asks here.')),
};

const handlers = Object.fromEntries(
  calls.flatMap(({ store, isRead = false }) =>
    store.kind === 'handler' ? [[store.handler, { ...unasked, isWrite: !isRead }] as const] : [],
  ),
);

describe('the calls of a service', () => {
  it('are those of the product but the ones that are only planned', () => {
    const [ready, planned] = calls.filter(({ store }) => store.kind !== 'handler');
    if (ready === undefined || planned === undefined) throw new Error('The library has too few calls.');
    const changed = { ...library.calls, [planned.name]: { ...planned, status: 'planned' as const } };
    const bound = createService({ ...library, calls: changed }, handlers).calls.map(
      ({ contract }) => contract.name,
    );
    expect(bound).toContain(ready.name);
    expect(bound).not.toContain(planned.name);
  });

  it('say that they read exactly where their handler does', () => {
    const restore = calls.find(({ store }) => store.kind === 'handler' && store.handler === 'record-restore');
    if (restore === undefined) throw new Error('The library restores nothing.');
    const said = { ...library, calls: { ...library.calls, [restore.name]: { ...restore, isRead: true } } };
    const reading = { ...handlers, 'record-restore': { ...unasked, isWrite: false } };
    expect(() => createService(said as typeof library, handlers)).toThrow(
      /says that it reads\. Remove "reads"/,
    );
    expect(() => createService(library, reading)).toThrow(/does not say so\. Add "reads": true/);
    expect(() => createService(said as typeof library, reading)).not.toThrow();
  });
});

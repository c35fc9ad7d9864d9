import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scope } from '../expressions/scope.ts';
import type { JsonObject } from '../json/json.ts';
import type { FlowDescriptor, FlowStep } from '../product/flow.ts';
import { brokenCheck, sentOf, startedFlow, stepsTaken, stepToShow, withGiven, withTyped } from './flow.ts';

function expression<Value>(evaluate: (scope: Scope) => Value) {
  return { source: '', evaluate };
}

const scopeOf = (inputs: Readonly<Record<string, JsonObject>>): Scope => ({ inputs, now: '', today: '' });

function step(name: string, rest: Partial<FlowStep> = {}): FlowStep {
  return { name, title: name, lists: [], checks: [], ...rest };
}

const picking = {
  lists: [
    {
      ...{ title: 'Offers', call: 'offers', key: 'number', isPicked: true, empty: '' },
      table: { pageSize: 10, pageButtons: 5, sort: [], columns: [] },
    },
  ],
};

const flow: FlowDescriptor = {
  name: 'order',
  title: 'Order',
  steps: [
    step('wish', { form: 'wish' }),
    step('offer', picking),
    step('used', { when: expression(({ inputs }) => isUsed(inputs?.['offer'])) }),
    step('address', { form: 'address' }),
  ],
  finish: { label: 'Order', call: 'order' },
  actions: [],
};

function isUsed(offer: unknown): boolean {
  return typeof offer === 'object' && offer !== null && Reflect.get(offer, 'isUsed') === true;
}

const namesTaken = (given: Readonly<Record<string, JsonObject>>) =>
  stepsTaken(flow, given, scopeOf).map(({ name }) => name);

describe('a flow', () => {
  it('takes the steps whose condition holds for what was handed on', () => {
    expect(namesTaken({})).toEqual(['wish', 'offer', 'address']);
    expect(namesTaken({ offer: { isUsed: true } })).toEqual(['wish', 'offer', 'used', 'address']);
  });

  it('shows a step only once the steps before it were passed, and the first for a name that it does not have', () => {
    const shown = (given: Readonly<Record<string, JsonObject>>, wanted?: string) =>
      stepToShow(stepsTaken(flow, given, scopeOf), given, wanted)?.name;
    expect(shown({}, 'address')).toBe('wish');
    expect(shown({ wish: {} }, 'address')).toBe('offer');
    expect(shown({ wish: {}, offer: {} }, 'address')).toBe('address');
    expect(shown({ wish: {} }, 'wish')).toBe('wish');
    expect(shown({ wish: {} }, 'nonsense')).toBe('wish');
    expect(shown({})).toBe('wish');
  });

  it('takes no step for completed that only has the name of what every object has [FAULT-56]', () => {
    const steps = [step('constructor', { form: 'wish' }), step('address', { form: 'address' })];
    expect(stepToShow(steps, {}, 'address')?.name).toBe('constructor');
  });

  it('forgets later picks when a step hands on something else, and keeps what was typed', () => {
    const typed = withTyped(withTyped(startedFlow, 'offer', { number: '1' }), 'address', { city: 'Bern' });
    const passed = ['wish', 'offer', 'address'].reduce(
      (state, name) => withGiven(flow, state, name, { of: name }),
      typed,
    );
    expect(withGiven(flow, passed, 'wish', { of: 'wish' })).toBe(passed);
    expect(withGiven(flow, passed, 'wish', { of: 'another wish' })).toEqual({
      given: { wish: { of: 'another wish' } },
      typed: { address: { city: 'Bern' } },
    });
  });

  it('says the first check that does not hold', () => {
    const checks = [
      { unless: expression(() => true), message: 'first' },
      { unless: expression(() => false), message: 'second' },
      { unless: expression(() => false), message: 'third' },
    ];
    expect(brokenCheck(step('wish', { checks }), scopeOf({}))).toBe('second');
    expect(brokenCheck(step('wish'), scopeOf({}))).toBeUndefined();
  });

  it('sends one value or an object of values, without blanks', () => {
    const scope = scopeOf({ wish: { title: 'Emma', isbn: '' } });
    const wish = expression(({ inputs }) => inputs?.['wish']);
    expect(sentOf(wish, scope)).toEqual({ title: 'Emma' });
    expect(sentOf({ book: wish, none: expression(() => undefined) }, scope)).toEqual({
      book: { title: 'Emma' },
    });
    expect(sentOf(undefined, scope)).toBeUndefined();
  });

  it('never shows a step before those that come first, whatever people do', () => {
    const value = fc.record({ isUsed: fc.boolean(), n: fc.integer({ min: 0, max: 2 }) });
    const deed = fc.record({ step: fc.constantFrom('wish', 'offer', 'used', 'address'), value });
    fc.assert(
      fc.property(fc.array(deed), fc.string(), (deeds, address) => {
        let state = startedFlow;
        for (const { step: name, value: handed } of deeds) {
          const taken = stepsTaken(flow, state.given, scopeOf);
          const shown = stepToShow(taken, state.given, name);
          // Submits only the step that is shown, as a page does.
          if (shown !== undefined) state = withGiven(flow, state, shown.name, handed);
        }
        const taken = stepsTaken(flow, state.given, scopeOf);
        for (const wanted of [...taken.map(({ name }) => name), address]) {
          const shown = stepToShow(taken, state.given, wanted);
          const before = taken.slice(
            0,
            taken.findIndex(({ name }) => name === shown?.name),
          );
          expect(before.every(({ name }) => name in state.given)).toBe(true);
        }
      }),
    );
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '../../engine/core/product/product.ts';
import { createPagedProduct } from '../../engine/react/context/paged-product.ts';
import { library } from '../../gateway/testing/library.ts';
import { builtProduct } from '../product.ts';
import { createVersionFollower } from './follow-version.ts';

const versionOf = (hash: string): Product => ({ ...library, hash });

describe('an open page', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** Opens a page of the first version, before its first answer. */
  function open(load = async (hash: string) => versionOf(hash)) {
    const product = createPagedProduct(versionOf('first'));
    const seen: string[] = [];
    const follower = createVersionFollower({
      product,
      load,
      onUnavailable: () => void seen.push('unavailable'),
    });
    follower.onServedAnew(() => void seen.push(`anew ${product.get().hash}`));
    return { ...follower, seen, product, shown: () => product.get().hash };
  }
  const afterRest = () => vi.advanceTimersByTimeAsync(1_000);

  it('goes on with a version that it hears of once nobody types, and fetches anew what it shows', async () => {
    const page = open();
    await page.answered('first');
    void page.serves('second');
    await vi.advanceTimersByTimeAsync(900);
    dispatchEvent(new Event('input'));
    await vi.advanceTimersByTimeAsync(900);
    expect([page.shown(), page.seen]).toEqual(['first', []]);
    await afterRest();
    expect([page.shown(), page.seen]).toEqual(['second', ['anew second']]);
  });

  it('learns the same from an answer, and is not taken back by one that was under way', async () => {
    const page = open();
    await page.answered('first');
    void page.answered('second');
    void page.answered('first');
    await afterRest();
    void page.answered('second');
    await afterRest();
    expect([page.shown(), page.seen]).toEqual(['second', ['anew second']]);
  });

  it('fetches nothing anew where all of its answers were of that version', async () => {
    const page = open();
    void page.answered('second');
    void page.serves('second');
    await afterRest();
    expect([page.shown(), page.seen]).toEqual(['second', []]);
  });

  it('has the Studio of its own release, whatever the version says that it follows', async () => {
    const [earlier] = Object.values(library.calls);
    const [rule] = Object.values(library.access);
    if (earlier === undefined || rule === undefined) throw new Error('The library has no call or rule.');
    const page = open(async (hash) => ({
      ...versionOf(hash),
      access: {
        ...library.access,
        'studio.look': rule,
      },
      calls: { ...library.calls, 'studio.read': earlier, 'studio.gone': earlier },
    }));
    await page.answered('first');
    void page.serves('second');
    await afterRest();
    const { access, calls } = page.product.get();
    expect(access['studio.look']).toBe(builtProduct.access['studio.look']);
    expect(calls['studio.read']).toBe(builtProduct.calls['studio.read']);
    expect(calls['studio.gone']).toBeUndefined();
    expect(Object.keys(calls)).toEqual(expect.arrayContaining(Object.keys(library.calls)));
  });

  it('stays as it is where the version is taken back before it rests', async () => {
    const page = open();
    await page.answered('first');
    void page.serves('second');
    void page.serves('first');
    await afterRest();
    expect([page.shown(), page.seen]).toEqual(['first', ['anew first']]);
  });

  it('says that it has to be loaded again where the version is not to be had', async () => {
    const page = open(async () => {
      throw new Error('There is no such version.');
    });
    await page.answered('first');
    await page.serves('second');
    expect([page.shown(), page.seen]).toEqual(['first', ['unavailable']]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '../../engine/core/product/product.ts';
import { createPagedProduct } from '../../engine/react/context/paged-product.ts';
import { library } from '../../gateway/testing/library.ts';
import { createVersionFollower } from './follow-version.ts';

const versionOf = (hash: string): Product => ({ ...library, hash });

describe('an open page', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** A page of the first version, before its first answer. */
  function open(load = async (hash: string) => versionOf(hash)) {
    const product = createPagedProduct(versionOf('first'));
    const seen: string[] = [];
    const follower = createVersionFollower({
      product,
      load,
      onUnavailable: () => void seen.push('unavailable'),
    });
    follower.onServedAnew(() => void seen.push(`anew ${product.get().hash}`));
    return { ...follower, seen, shown: () => product.get().hash };
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

import { describe, expect, it } from 'vitest';
import type { Product, ProductPart } from '../../core/product/product.ts';
import { createPagedProduct } from './paged-product.ts';

const nothing: ProductPart = { entities: {}, forms: {}, tabs: {}, cards: {}, flows: {}, codes: {} };

/** Part of a product with one value set, which has this title. */
function part(title: string): ProductPart {
  return { ...nothing, codes: { colors: { name: 'colors', title, codes: [] } } };
}

function productOf(hash: string, loadScreen: Product['loadScreen']): Product {
  const info = { slug: 'p', title: 'P', version: '1', copyright: '' };
  const none = { ...{ screens: {}, calls: {}, searches: {}, access: {}, messages: {} }, ...nothing };
  return { hash, info, ...none, loadScreen };
}

describe('a product of which screens bring their part', () => {
  it('has what a screen shows once the screen is loaded, and loads it once', async () => {
    let loads = 0;
    const load = async () => {
      loads += 1;
      return part('Colors');
    };
    const live = createPagedProduct(productOf('first', { shelf: load }));
    expect(live.get().codes).toEqual({});
    await Promise.all([live.loadScreen('shelf'), live.loadScreen('shelf')]);
    expect(live.get().codes['colors']?.title).toBe('Colors');
    expect(loads).toBe(1);
  });

  it('keeps what is open when another product takes its place', async () => {
    const live = createPagedProduct(productOf('first', { shelf: async () => part('Colors') }));
    await live.loadScreen('shelf');
    await live.set(productOf('second', { shelf: async () => part('Colours') }));
    expect(live.get().hash).toBe('second');
    expect(live.get().codes['colors']?.title).toBe('Colours');
  });

  it('shows the last of several products that follow each other closely', async () => {
    const slow = Promise.withResolvers<ProductPart>();
    const live = createPagedProduct(productOf('first', { shelf: async () => nothing }));
    await live.loadScreen('shelf');
    const second = live.set(productOf('second', { shelf: () => slow.promise }));
    await live.set(productOf('third', { shelf: async () => nothing }));
    slow.resolve(nothing);
    await second;
    expect(live.get().hash).toBe('third');
  });

  it('asks again for what could not be fetched', async () => {
    let isDown = true;
    const load = async () => {
      if (isDown) throw new Error('offline');
      return part('Colors');
    };
    const live = createPagedProduct(productOf('first', { shelf: load }));
    await expect(live.loadScreen('shelf')).rejects.toThrow('offline');
    isDown = false;
    await live.loadScreen('shelf');
    expect(live.get().codes['colors']?.title).toBe('Colors');
  });
});

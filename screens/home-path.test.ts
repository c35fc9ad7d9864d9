import { describe, expect, it } from 'vitest';
import { product } from '../generated/product.ts';
import { homePath } from './home-path.ts';

const lenient = {
  screens: Object.fromEntries(
    Object.entries(product.screens).map(([name, { loggedOutUnless: _out, ...screen }]) => [name, screen]),
  ),
};

describe('the first page', () => {
  it('is the first of the menu that the user may open', () => {
    expect(homePath(product, () => true)).toBe('/dashboard');
    expect(homePath(lenient, (rule) => rule === undefined || rule === 'report.read')).toBe(
      '/dashboard/reports',
    );
  });

  it('is that of support for whom the menu has nothing', () => {
    expect(homePath(lenient, (rule) => rule === undefined)).toBe('/support');
  });

  it('is the page that signs out whom the product is not for', () => {
    expect(homePath(product, (rule) => rule === undefined)).toBe('/dashboard');
  });
});

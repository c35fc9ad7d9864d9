import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { safeReturnPath, savedReturnPath, saveReturnPath } from './return-path.ts';

const origin = 'https://app.example.org';

beforeEach(() => sessionStorage.clear());

describe('safeReturnPath', () => {
  it('keeps path, query and hash of a page of this site', () => {
    expect(safeReturnPath('/dashboard/loan/7?tab=notes#row', origin)).toBe('/dashboard/loan/7?tab=notes#row');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    'https://evil.example/',
    ' /dashboard',
    'dashboard',
    '',
  ])('refuses %j, which could lead elsewhere [FAULT-68]', (candidate) => {
    expect(safeReturnPath(candidate, origin)).toBeUndefined();
  });

  it('refuses the pages of signing in, which would lead in a circle', () => {
    expect(safeReturnPath('/', origin)).toBeUndefined();
    expect(safeReturnPath('/?x=1', origin)).toBeUndefined();
    expect(safeReturnPath('/signed-in?code=1', origin)).toBeUndefined();
  });

  it('never yields a path that a browser takes to another site [FAULT-68]', () => {
    const nasty = fc.string({
      unit: fc.constantFrom('/', '\\', '\t', '\n', '@', ':', '.', 'a', '?', '#', '%'),
    });
    fc.assert(
      fc.property(fc.oneof(nasty, fc.webUrl(), fc.string()), (candidate) => {
        const path = safeReturnPath(candidate, origin);
        return path === undefined || new URL(path, origin).origin === origin;
      }),
    );
  });
});

describe('savedReturnPath', () => {
  it('is what was saved', () => {
    saveReturnPath('/dashboard/loan/7');
    expect(savedReturnPath()).toBe('/dashboard/loan/7');
  });

  it('judges again what somebody put into the storage by hand [FAULT-68]', () => {
    sessionStorage.setItem('auth_redirect', '//evil.example');
    expect(savedReturnPath()).toBeUndefined();
  });
});

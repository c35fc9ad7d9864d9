import { describe, expect, it } from 'vitest';
import { createLoginLimits } from './login-limits.ts';

const address = '203.0.113.7';
const own = { email: 'own@example.test', address };
const guessed = (n: number) => ({ email: `somebody-${n}@example.test`, address });

describe('wrong passwords', () => {
  it('have to wait after five of an account from an address, and not from another one', () => {
    const limits = createLoginLimits({ now: () => 0 });
    for (let time = 0; time < 5; time += 1) limits.count(own);
    expect(limits.waitFor(own)).toBeGreaterThan(0);
    expect(limits.waitFor({ ...own, email: own.email.toUpperCase() })).toBeGreaterThan(0);
    expect(limits.waitFor({ ...own, address: '203.0.113.8' })).toBe(0);
  });

  it('of an address are not forgotten because somebody there signs in [FAULT-74]', () => {
    const limits = createLoginLimits({ now: () => 0 });
    for (let n = 0; n < 49; n += 1) {
      limits.count(guessed(n));
      limits.count(own);
      limits.forgive(own);
    }
    expect(limits.waitFor(guessed(49))).toBe(0);
    limits.count(guessed(49));
    expect(limits.waitFor(guessed(50))).toBeGreaterThan(0);
  });

  it('are forgotten for the account that signs in, and for the address as many as were of that account', () => {
    const limits = createLoginLimits({ now: () => 0 });
    for (let time = 0; time < 30; time += 1) {
      for (let slip = 0; slip < 4; slip += 1) limits.count(own);
      expect(limits.waitFor(own)).toBe(0);
      limits.forgive(own);
    }
    expect(limits.waitFor(guessed(0))).toBe(0);
  });

  it('are forgotten after a quarter of an hour', () => {
    let now = 0;
    const limits = createLoginLimits({ now: () => now });
    for (let n = 0; n < 50; n += 1) limits.count(guessed(n));
    expect(limits.waitFor(own)).toBeGreaterThan(0);
    now += 16 * 60_000;
    expect(limits.waitFor(own)).toBe(0);
  });
});

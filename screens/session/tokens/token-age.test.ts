import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeToken, leeway, lifetimeOf } from './token-age.ts';

const lifetime = 600;

function ageWith(remaining: number) {
  return judgeToken({ expiresAt: 10_000 + remaining, lifetime }, 10_000);
}

function tokenWith(claims: object): string {
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
}

describe('judgeToken', () => {
  it('leaves a token alone while half of its lifetime or more remains', () => {
    expect(ageWith(600)).toBe('valid');
    expect(ageWith(300)).toBe('valid');
  });

  it('renews a token once less than half of its lifetime remains [AUTH-19]', () => {
    expect(ageWith(299)).toBe('due');
    expect(ageWith(31)).toBe('due');
  });

  it('no longer sends a token that ends within 30 seconds [AUTH-20]', () => {
    expect(leeway).toBe(30);
    expect(ageWith(30)).toBe('expiring');
    expect(ageWith(1)).toBe('expiring');
  });

  it('calls a token expired from its end on [AUTH-18]', () => {
    expect(ageWith(0)).toBe('expired');
    expect(ageWith(-1)).toBe('expired');
  });

  it('never calls a token younger as time goes by', () => {
    const order = ['valid', 'due', 'expiring', 'expired'];
    const time = fc.integer({ min: -100, max: 1_000 });
    fc.assert(
      fc.property(time, time, (one, other) => {
        const [sooner, later] = [Math.max(one, other), Math.min(one, other)];
        return order.indexOf(ageWith(sooner)) <= order.indexOf(ageWith(later));
      }),
    );
  });
});

describe('lifetimeOf', () => {
  it('is the difference of two times of the server, so a wrong clock here does no harm [FAULT-21]', () => {
    expect(lifetimeOf(tokenWith({ iat: 50, exp: 650 }))).toBe(600);
  });

  it('is unknown for a token that cannot be read', () => {
    for (const token of ['', 'opaque', 'a.b.c', tokenWith({ iat: 5 }), tokenWith({ iat: 9, exp: 5 })])
      expect(lifetimeOf(token)).toBeUndefined();
  });
});

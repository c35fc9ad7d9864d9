import { describe, expect, it } from 'vitest';
import { normalizedPhone, normalizeZip, officialName, stateCode, telecomOf } from './contact.ts';

const states = { name: 'states', title: 'States', codes: [{ code: 'MA', display: 'Massachusetts' }] };

describe('names, addresses and numbers of FHIR', () => {
  it.each([
    ['(303) 555-0134', '3035550134'],
    ['+1 303 555 0134', '3035550134'],
    ['1-303-555-0134 x12', '3035550134'],
    ['303.555.0134 ext. 7', '3035550134'],
    ['555-0134', '5550134'],
    ['+44 20 7946 0000', '442079460000'],
  ])('reads the phone number %s as %s', (phone, digits) => {
    expect(normalizedPhone(phone)).toBe(digits);
  });

  it.each([
    ['01960', 'MA', '01960'],
    ['1960', 'MA', '01960'],
    ['1960', 'CO', '1960'],
    ['19601234', 'MA', '01960-1234'],
    ['019601234', 'MA', '01960-1234'],
    ['01960-1234', 'MA', '01960-1234'],
    ['SW1A 1AA', undefined, 'SW1A 1AA'],
    [undefined, 'MA', undefined],
  ])('reads the zip %s of %s as %s [FAULT-61]', (zip, state, expected) => {
    expect(normalizeZip(zip, state)).toBe(expected);
  });

  it('knows a state by its code or its name and leaves others as they are', () => {
    expect(
      ['MA', 'ma', 'Massachusetts', 'Bavaria', undefined].map((each) => stateCode(each, states)),
    ).toEqual(['MA', 'MA', 'MA', 'Bavaria', undefined]);
  });

  it('prefers the official name, then the usual one, and takes a maiden name only alone', () => {
    const maiden = { use: 'maiden', family: 'Maiden' };
    const usual = { use: 'usual', family: 'Usual' };
    const official = { use: 'official', family: 'Official' };
    const family = (...name: object[]) => officialName({ name: name as never }, '2026-12-01').family;
    expect([family(maiden, usual, official), family(maiden, usual), family(maiden), family()]).toEqual([
      'Official',
      'Usual',
      'Maiden',
      undefined,
    ]);
  });

  it('passes over a name or number that is not used any more', () => {
    const telecom = [
      { system: 'phone', value: 'old', use: 'old' },
      { system: 'phone', value: 'ended', use: 'home', period: { end: '2001' } },
      { system: 'phone', value: 'work', use: 'work' },
      { system: 'phone', value: 'home', use: 'home' },
    ];
    expect(telecomOf({ telecom }, 'phone', '2026-12-01')).toBe('home');
  });
});

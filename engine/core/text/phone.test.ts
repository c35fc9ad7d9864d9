import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, phoneDigits } from './phone.ts';

describe('phoneDigits', () => {
  it('takes the digits out of what was typed', () => {
    expect(phoneDigits('(303) 555-0134')).toBe('3035550134');
    expect(phoneDigits('303.555')).toBe('303555');
    expect(phoneDigits('none')).toBe('');
  });

  it('leaves the country code out', () => {
    expect(phoneDigits('+1 303 555 0134')).toBe('3035550134');
    expect(phoneDigits('1303555013')).toBe('1303555013');
  });

  it('never yields more than ten digits', () => {
    fc.assert(fc.property(fc.string(), (text) => /^\d{0,10}$/.test(phoneDigits(text))));
  });
});

describe('formatPhone', () => {
  it('shows ten digits in groups', () => {
    expect(formatPhone('3035550134')).toBe('(303) 555-0134');
  });

  it('shows fewer digits as far as they go', () => {
    const typed = ['3', '303', '3035', '303555', '3035550'];
    expect(typed.map(formatPhone)).toEqual(['3', '(303) ', '(303) 5', '(303) 555', '(303) 555-0']);
  });

  it('shows what is no phone number as it is', () => {
    for (const text of ['', 'ask at desk', '303-555', '303555013456']) expect(formatPhone(text)).toBe(text);
  });

  it('loses no digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,10}$/), (digits) => {
        expect(phoneDigits(formatPhone(digits))).toBe(digits);
      }),
    );
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localTime, timeZoneOfZip, zoneOfZip } from './local-time.ts';

const noon = '2026-07-01T16:05:00Z';

describe('the local time by zip', () => {
  it.each([
    ['10001', '12:05PM', 'Eastern'],
    ['60601', '11:05AM', 'Central'],
    ['80301', '10:05AM', 'Mountain'],
    ['90001', '9:05AM', 'Pacific'],
    ['99501', '8:05AM', 'Alaska'],
    ['96801', '6:05AM', 'Hawaii'],
    ['85001', '9:05AM', 'Mountain Standard Time - Arizona'],
  ])('of %s is %s: %s [CONST-12]', (zip, time) => {
    expect(localTime({ zip, moment: noon })).toBe(time);
  });

  it('follows daylight saving where there is one, and not in Arizona and Hawaii [CONST-12]', () => {
    const winter = '2026-01-01T16:05:00Z';
    expect(['10001', '85001', '96801'].map((zip) => localTime({ zip, moment: winter }))).toEqual([
      '11:05AM',
      '9:05AM',
      '6:05AM',
    ]);
  });

  it('knows the places whose zone is not that of their state [CONST-12]', () => {
    const zones = {
      '42101': 'C',
      '46402': 'C',
      '97914': 'M',
      '79901': 'M',
      '32401': 'C',
      '37601': 'E',
      '83814': 'P',
      '67735': 'M',
    };
    for (const [zip, zone] of Object.entries(zones)) expect([zip, zoneOfZip(zip)]).toEqual([zip, zone]);
  });

  it('takes five digits, and five and four [CONST-12]', () => {
    expect(localTime({ zip: ' 80301-1234 ', moment: noon })).toBe('10:05AM');
  });

  it.each(['', '8030', '803011', '80301-12', 'abcde', '00601', '96910', '09001', '__proto__'])(
    'of %j is Unknown [CONST-13]',
    (zip) => {
      expect(localTime({ zip, moment: noon })).toBe('Unknown');
    },
  );

  it('has the form h:mmA for every zip and moment, without any kind of space [CONST-12]', () => {
    const zips = fc.integer({ min: 0, max: 99_999 }).map((n) => String(n).padStart(5, '0'));
    const moments = fc.date({
      min: new Date('1990-01-01'),
      max: new Date('2060-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(zips, moments, (zip, date) => {
        const time = localTime({ zip, moment: date.toISOString() });
        expect(time).toMatch(
          timeZoneOfZip(zip) === undefined ? /^Unknown$/ : /^(1[0-2]|[1-9]):[0-5]\d[AP]M$/,
        );
      }),
    );
  });
});

const source = resolve(import.meta.dirname, '../../../../shared/data/zip-zones.json');

it.runIf(existsSync(source))('says of every zip what its source says', () => {
  const { p, z } = JSON.parse(readFileSync(source, 'utf8')) as Record<'p' | 'z', Record<string, string>>;
  for (const [zip, zone] of Object.entries(z)) expect([zip, zoneOfZip(zip)]).toEqual([zip, zone]);
  for (let n = 0; n < 100_000; n += 1) {
    const zip = String(n).padStart(5, '0');
    if (zoneOfZip(zip) !== (z[zip] ?? p[zip.slice(0, 3)])) throw new Error(zip);
  }
});

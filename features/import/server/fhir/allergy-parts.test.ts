import { describe, expect, it } from 'vitest';
import { onsetOf } from './onset.ts';
import { reactionOf } from './reactions.ts';

function withManifestations(...texts: readonly string[]) {
  return { reaction: [{ manifestation: texts.map((text) => ({ text })) }] };
}

describe('reactions and onset of an allergy', () => {
  it.each([
    ['Skin rash', 'rash'],
    ['Hives', 'rash'],
    ['Anaphylaxis', 'shock'],
    ['Anaphylactic shock', 'shock'],
    ['Asthma attack', 'asthma'],
    ['Nausea and vomiting', 'nausea'],
    ['Hemolytic anaemia', 'anemia'],
    ['Dizziness', 'dizziness'],
    ['Cough', 'other'],
    ['Ashtma-like', 'other'],
  ])('reads the manifestation %s as %s', (text, code) => {
    expect(reactionOf(withManifestations(text)).code).toBe(code);
  });

  it('takes the gravest of several reactions and keeps the words of all', () => {
    expect(reactionOf(withManifestations('Nausea', 'Anaphylaxis', 'Cough'))).toEqual({
      code: 'shock',
      words: ['Nausea', 'Anaphylaxis', 'Cough'],
    });
  });

  it('makes up no reaction where the file names none', () => {
    expect(reactionOf({}).code).toBeUndefined();
  });

  it('takes the calendar day of onset as it is written, whatever its time zone [FAULT-64]', () => {
    expect(onsetOf({ onsetDateTime: '2001-05-06T23:30:00-07:00' }).day).toBe('2001-05-06');
    expect(onsetOf({ onsetDateTime: '2001-05-06T00:15:00+13:00' }).day).toBe('2001-05-06');
    expect(onsetOf({ onsetPeriod: { start: '1999-12-31' } }).day).toBe('1999-12-31');
  });

  it('lets the day of recording stand in for the onset, and says so', () => {
    expect(onsetOf({ recordedDate: '1971-05-29T05:49:32+00:00' })).toEqual({
      day: '1971-05-29',
      remark: 'Onset not stated: the date is the day of recording.',
    });
  });

  it('keeps an onset that is no whole day in words and never completes it', () => {
    expect(onsetOf({ onsetDateTime: '1971-05', recordedDate: '1980-01-01' })).toEqual({
      day: undefined,
      remark: 'Onset as recorded: 1971-05.',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { jsonObject } from '../../../engine/core/json/json.ts';
import type { Entity } from '../../../engine/core/product/entity.ts';
import { deriveValues } from '../../../engine/core/records/derive.ts';
import { product } from '../../../generated/product.ts';
import { forPurpose } from '../functions/for-purpose.ts';

const indications = product.codes['common-indications']?.codes ?? [];
const entity = product.entities['medication'] as Entity;
const scope = { now: '2026-01-15T12:00:00.000Z', today: '2026-01-15' };

const parts = { dose: '1', unit: 'tablet', frequency: 'daily', prn: false };

function sentences(value: Parameters<typeof deriveValues>[0]['value']) {
  const { text, textEs } = jsonObject(deriveValues({ entity, value, scope })['dosageInstructions']);
  return [String(text), String(textEs)] as const;
}

/** Patterns of two connecting words in a row, such as "for before", which is wrong English. */
const twice = [
  /\bfor (?:after|before|during|to|for|as|when|while|because|due|in case|prevent|reduce|lower|treat|control)\b/i,
  /\bpara (?:despu[eé]s|antes|durante|para|por|cuando|mientras|tras|debido|en caso)\b/i,
] as const;

describe('what a medication is for', () => {
  it('ends its sentence as people speak, for every common indication, in both languages, as needed or not', () => {
    expect(indications.length).toBeGreaterThan(60);
    for (const { display } of indications) {
      for (const dosageInstructions of [parts, { ...parts, prn: true, prnReason: display }]) {
        const [english, spanish] = sentences({ indication: display, dosageInstructions });
        expect(english).not.toMatch(twice[0]);
        expect(spanish).not.toMatch(twice[1]);
        const [said = ''] = display.split(' ').slice(1);
        expect(english.toLowerCase()).toContain(said.toLowerCase());
        expect(english).toMatch(/\b(?:for|after) [^.]+$/);
        expect(spanish).toMatch(/\b(?:para|después de) [^.]+$/);
      }
    }
  });

  it.each([
    ['After a stroke', 'Take 1 tablet once daily after a stroke', 'después de un derrame cerebral'],
    [
      'High blood pressure',
      'Take 1 tablet once daily for high blood pressure',
      'para la presión arterial alta',
    ],
    ['COPD', 'Take 1 tablet once daily for COPD', 'para la EPOC'],
  ])('says %s', (indication, english, spanish) => {
    const [text, textEs] = sentences({ indication, dosageInstructions: parts });
    expect(text).toBe(english);
    expect(textEs.endsWith(` ${spanish}`)).toBe(true);
  });

  it.each([
    ['To prevent blood clots', 'to prevent blood clots'],
    ['prevent stroke', 'to prevent stroke'],
    ['before dental work', 'before dental work'],
    ['Afterload', 'for afterload'],
    ["Parkinson's disease", "for Parkinson's disease"],
    ['Controlled diabetes', 'for controlled diabetes'],
    [' ', ''],
  ])('%j is read as %j', (text, words) => expect(forPurpose({ text, word: 'for' })).toBe(words));
});

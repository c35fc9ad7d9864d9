import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isJsonObject, type Json, type JsonObject, jsonItems } from '../json/json.ts';
import { readRest, writeRest } from './rest.ts';
import { isSayable } from './sayable.ts';

const names = fc.oneof(fc.constantFrom('a', 'b', '[]', '__proto__', 'two words', '%', 'é', '0'), fc.string());
const json = fc.letrec<{ value: Json; object: JsonObject }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.string(),
    fc.constantFrom('', ' ', '\u00a0x', 'absent', '\ud800'),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((each) => (Object.is(each, -0) ? 0 : each)),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    tie('object'),
  ),
  object: fc.dictionary(
    names.filter((name) => !/[\ud800-\udfff]/.test(name)),
    tie('value'),
    { maxKeys: 4 },
  ),
}));

/** Lists the texts of extensions that FHIR's primitive types would refuse. */
function unsayable(extension: Json): readonly Json[] {
  if (!isJsonObject(extension)) return [extension];
  const { url, valueString, valueUri, extension: inner } = extension;
  const own = [
    [url, 'uri'],
    [valueString, 'string'],
    [valueUri, 'uri'],
  ].flatMap(([value, type]) => (value === undefined || isSayable(String(type), value) ? [] : [value]));
  const isEmpty = Object.keys(extension).length < 2;
  return [...own, ...(isEmpty ? [extension] : []), ...jsonItems(inner).flatMap(unsayable)];
}

describe('what a resource has no element for', () => {
  it('comes back as it was beside whatever the resource said, in texts that FHIR takes', () => {
    fc.assert(
      fc.property(json.object, json.object, (said, wanted) => {
        const written = writeRest(said, wanted);
        const sent: readonly Json[] = JSON.parse(JSON.stringify(written));
        expect(readRest(said, sent)).toEqual(wanted);
        expect(sent.flatMap(unsayable).filter((each) => each !== '')).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('says nothing where the resource says it all', () => {
    expect(writeRest({ a: { b: [1] } }, { a: { b: [1] } })).toEqual([]);
  });

  it('is passed over where somebody else has written it', () => {
    const odd = [
      { url: '%' },
      { url: 'a', valueUri: 'data:application/json,{' },
      null,
      'x',
      { valueString: 'y' },
    ];
    expect(readRest({ b: 1 }, odd)).toEqual({ b: 1 });
  });
});

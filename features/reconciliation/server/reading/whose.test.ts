import { describe, expect, it } from 'vitest';
import { differencesOf, peopleOfBundle, unknownOf } from './whose.ts';

const ana = { name: { first: 'Ana', last: 'Ruiz Gómez' }, dob: '1952-02-29', sex: 'female' } as const;
const said = { name: 'Ana María Ruiz Gomez', birthDate: '1952-02-29', sex: 'female' };

describe('whose a list is', () => {
  it.each([
    said,
    { ...said, name: 'RUIZ GÓMEZ, Ana' },
    { ...said, birthDate: '1952-02' },
    { ...said, birthDate: '1952' },
    { ...said, sex: 'unknown' },
    {},
  ])('is the open patient where nothing contradicts it: %j', (person) => {
    expect(differencesOf(person, ana)).toEqual([]);
  });

  it.each([
    [
      { ...said, name: 'Zoe SomebodyElse' },
      /^The name in the file is Zoe SomebodyElse, that of the open patient is Ana Ruiz Gómez\.$/,
    ],
    [{ ...said, name: 'Ana' }, /name/],
    [{ ...said, name: 'Anabel Ruiz Gómez' }, /name/],
    [{ ...said, birthDate: '1952-02-28' }, /birth date/],
    [{ ...said, birthDate: '1953' }, /birth date/],
    [{ ...said, sex: 'male' }, /sex/],
  ])('is somebody else in each thing that differs: %j', (person, difference) => {
    expect(differencesOf(person, ana)).toEqual([expect.stringMatching(difference)]);
  });

  it('says what cannot be compared', () => {
    expect(unknownOf(said)).toBeUndefined();
    expect(unknownOf({ name: 'Ana Ruiz', birthDate: '1952' })).toContain('whole birth date, sex');
    expect(unknownOf({})).toContain('name, birth date, sex');
  });

  it('is read of the official name, else of the first', () => {
    const resource = {
      ...{ resourceType: 'Patient', id: 'p', birthDate: '1952-02-29', gender: 'female' },
      name: [
        { use: 'nickname', given: ['Nana'] },
        { use: 'official', given: ['Ana', 'M.'], family: 'Ruiz' },
      ],
    };
    expect(peopleOfBundle({ entry: [{ fullUrl: 'urn:uuid:1', resource }] })).toEqual([
      {
        references: ['urn:uuid:1', 'p', 'Patient/p'],
        person: { name: 'Ana M. Ruiz', birthDate: '1952-02-29', sex: 'female' },
      },
    ]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAlike, type KnownPerson, likenesses } from './likeness.ts';

const hit = { fname: 'Ana', lname: 'Ruiz', dob: '1952-02-09', externalId: 'A-1', phone: '3035550134' };
const why = (person: KnownPerson) => likenesses(person, hit);

describe('what two persons have in common', () => {
  it.each([
    [{ firstName: 'ANA', lastName: 'Rúiz' }, ['name'], true],
    [{ firstName: 'An', lastName: 'Ruiz' }, ['similar-name'], true],
    [{ firstName: 'Eva', lastName: 'Ruiz' }, ['last-name'], false],
    [{ firstName: 'Ana', lastName: 'Soto' }, ['first-name'], false],
    [{ lastName: 'Ruiz' }, ['last-name'], true],
    [{ lastName: 'Ru' }, ['similar-name'], true],
    [{ firstName: 'Eva', lastName: 'Ruiz', dob: '1952-02-09' }, ['last-name', 'dob'], true],
    [{ firstName: 'Eva', lastName: 'Soto', dob: '1952-02-09' }, ['dob'], false],
    [{ dob: '1952-02-09' }, ['dob'], true],
    [{ externalId: ' A-1 ', firstName: 'Eva', lastName: 'Soto' }, ['id'], true],
    [{ firstName: 'Eva', lastName: 'Soto', dob: '1952-03-11' }, [], false],
    [{ firstName: 'Ruiz', lastName: 'Ana' }, ['swapped-name'], true],
    [{ firstName: 'Ana', lastName: 'Riuz' }, ['similar-name'], true],
    [{ firstName: 'Ana', lastName: 'Rios' }, ['first-name'], false],
    [{ firstName: 'Ana', lastName: 'Ruiz', dob: '1952-09-02' }, ['name', 'similar-dob'], true],
    [{ firstName: 'Eva', lastName: 'Ruiz', dob: '1952-02-19' }, ['last-name', 'similar-dob'], false],
    [{ firstName: 'Eva', lastName: 'Ruiz', phone: '+1 (303) 555-0134' }, ['last-name', 'phone'], true],
    [{ firstName: 'Eva', lastName: 'Soto', phone: '303-555-0134' }, ['phone'], false],
    [{ firstName: 'Eva', lastName: 'Soto', dob: '1952-02-09', phone: '3035550134' }, ['dob', 'phone'], true],
    [{ firstName: 'Eva', lastName: 'Soto', phone: '5550134' }, [], false],
    [{}, [], false],
  ] as const)('of %o is %o, enough: %s', (person, common, isEnough) => {
    expect(why(person)).toEqual(common);
    expect(isAlike(person, why(person))).toBe(isEnough);
  });

  it('is everything for the person themselves, however they are written', () => {
    const name = fc.stringMatching(/^[A-Za-zÀ-ÿ' -]{1,20}$/).filter((text) => /[A-Za-z]/.test(text));
    fc.assert(
      fc.property(name, name, (first, last) => {
        const person = { firstName: first.toUpperCase(), lastName: ` ${last} `, dob: '1950-01-01' };
        const same = { fname: first, lname: last, dob: '1950-01-01' };
        expect(likenesses(person, same)).toEqual(['name', 'dob']);
      }),
    );
  });
});

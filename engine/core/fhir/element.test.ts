import { describe, expect, it } from 'vitest';
import { walkElement } from '../../compiler/kinds/fhir/element-path.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { elementValue, withElement } from './element.ts';

function elementOf(path: string) {
  const walked = walkElement({ type: 'Patient', path: 'Patient' }, path);
  if ('message' in walked) throw new Error(walked.message);
  return walked;
}

function written(...parts: readonly (readonly [path: string, value: Json])[]): JsonObject | undefined {
  return parts.reduce<JsonObject | undefined>(
    (resource, [path, value]) => resource && withElement(resource, elementOf(path), value),
    {},
  );
}

describe('an element of a resource', () => {
  it('is written into the item that its path chooses, beside what is there', () => {
    expect(
      written(
        ['name[use=official].family', 'Ruiz'],
        ['telecom[system=phone,use=home].value', '1'],
        ['telecom[system=phone,use=mobile].value', '2'],
        ['name[use=official].given[0]', 'Ana'],
        ['name[use=official].given[1]', 'Maria'],
      ),
    ).toEqual({
      name: [{ use: 'official', family: 'Ruiz', given: ['Ana', 'Maria'] }],
      telecom: [
        { system: 'phone', use: 'home', value: '1' },
        { system: 'phone', use: 'mobile', value: '2' },
      ],
    });
  });

  it('is not written where a list would have a gap', () => {
    expect(written(['name[use=official].given[1]', 'Maria'])).toBeUndefined();
  });

  it('is read from the item that its path chooses', () => {
    const telecom = [{ system: 'fax', value: '1' }, null, { system: 'phone', use: 'home', value: '2' }];
    expect(elementValue({ telecom }, elementOf('telecom[system=phone].value'))).toBe('2');
    expect(elementValue({ telecom }, elementOf('telecom[system!=fax,use=home].value'))).toBe('2');
    expect(elementValue({ telecom: 'x' }, elementOf('telecom[system=phone].value'))).toBeUndefined();
  });
});

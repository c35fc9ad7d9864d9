import { describe, expect, it } from 'vitest';
import { bundleOf, bytesOf, organization, patient } from './bundle.fixture.ts';
import { mostBytes } from './decode-text.ts';
import { formatFileProblem } from './file-problem.ts';
import { readBundle } from './read-bundle.ts';

function problemOf(bytes: Buffer): string {
  const read = readBundle('in.json', bytes);
  return 'problem' in read ? formatFileProblem(read.problem) : 'no problem';
}

describe('reading a bundle', () => {
  it('takes a bundle with a patient', () => {
    const read = readBundle('in.json', bytesOf(bundleOf(patient)));
    expect('bundle' in read && read.bundle.ofType('Patient')).toHaveLength(1);
  });

  it('takes a file that begins with a byte order mark [FAULT-55]', () => {
    expect(problemOf(bytesOf(`\uFEFF${JSON.stringify(bundleOf(patient))}`))).toBe('no problem');
  });

  it.each([
    ['', 'in.json:1:1: the file is empty; export the patient again'],
    [
      '{\n  "a": x\n}',
      'in.json:2:8: this is not JSON: a word stands where a value belongs; export the file again, or correct it here',
    ],
    [
      '{\n  "a": 1',
      'in.json:2:9: the JSON breaks off: a closing brace is missing; export or copy the file again, it is cut off',
    ],
    [
      '{}\n{}',
      'in.json:2:1: the JSON ends before this place, yet the file goes on; give one Bundle a file (one resource a line is not read)',
    ],
    ['[1,]', 'in.json:1:4: this is not JSON: a value is missing; export the file again, or correct it here'],
    [
      '{ // no comments\n}',
      'in.json:1:3: this is not JSON: a word stands where a value belongs; export the file again, or correct it here',
    ],
    ['[1, 2]', 'in.json:1:1: this JSON is no FHIR resource; export the patient as a FHIR R4 Bundle'],
    [
      '{ "a": 1 }',
      'in.json:1:1: this JSON has no resourceType, so it is no FHIR resource; export the patient as a FHIR R4 Bundle ($everything)',
    ],
  ])('says where %j is broken', (text, expected) => {
    expect(problemOf(bytesOf(text))).toBe(expected);
  });

  it('names the resource that is there instead of a bundle', () => {
    expect(problemOf(bytesOf(patient))).toBe(
      'in.json:2:19: the resource is of type Patient, not a Bundle; export the patient as a FHIR R4 Bundle ($everything)',
    );
  });

  it('refuses a bundle without a patient', () => {
    expect(problemOf(bytesOf(bundleOf(organization)))).toBe(
      'in.json:4:12: the Bundle holds no Patient with an id; export it with the patient it is about ($everything)',
    );
  });

  it('refuses a bundle whose entry is no list', () => {
    expect(problemOf(bytesOf({ resourceType: 'Bundle', entry: 'none' }))).toContain(
      'in.json:3:12: the entry of a Bundle is a list',
    );
  });

  it('points at the first byte that is not UTF-8', () => {
    const bytes = Buffer.concat([Buffer.from('{\n "é": "'), Buffer.from([0xe9]), Buffer.from('"}')]);
    expect(problemOf(bytes)).toBe('in.json:2:8: the file is not UTF-8; save it as UTF-8');
  });

  it('refuses UTF-16', () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('{}', 'utf16le')]);
    expect(problemOf(bytes)).toBe('in.json:1:1: the file is UTF-16; save it as UTF-8');
  });

  it('refuses a file that is too large before it reads it', () => {
    expect(problemOf(Buffer.alloc(mostBytes + 1))).toBe(
      'in.json:1:1: the file has 257 MB, and at most 256 MB are read; export it in parts, one patient a file',
    );
  });

  it('repeats nothing of what the file says', () => {
    expect(problemOf(bytesOf('{ "resourceType": "Tessa Example, 1970-02-28" }'))).not.toContain('Tessa');
    expect(problemOf(bytesOf('{ "family": Example }'))).not.toContain('Example');
  });

  it('keeps the first of two resources with one id and tells of the second', () => {
    const read = readBundle('in.json', bytesOf(bundleOf(patient, { ...patient, gender: 'male' })));
    expect(
      'bundle' in read && [read.bundle.ofType('Patient').map((each) => each['gender']), read.bundle.unusable],
    ).toEqual([
      ['female'],
      [{ type: 'Patient', reason: 'repeats an id of this file; the first one was taken' }],
    ]);
  });

  it('finds a resource by its full url, its type and id, its version and its identifier', () => {
    const doctor = { resourceType: 'Practitioner', id: 'd', identifier: [{ system: 's', value: 'v' }] };
    const read = readBundle('in.json', bytesOf(bundleOf(patient, doctor)));
    const bundle = 'bundle' in read ? read.bundle : undefined;
    const references = [
      'urn:uuid:d',
      'Practitioner/d',
      'Practitioner/d/_history/2',
      'Practitioner?identifier=s|v',
    ];
    expect(references.map((reference) => bundle?.resolve({ reference })?.['id'])).toEqual([
      'd',
      'd',
      'd',
      'd',
    ]);
    expect(bundle?.resolve({ reference: 'Practitioner/other' })).toBeUndefined();
  });

  it('survives entries of any shape', () => {
    const value = {
      resourceType: 'Bundle',
      entry: [null, 1, 'x', {}, { resource: [] }, { resource: { resourceType: 7 } }, { resource: patient }],
    };
    expect(problemOf(bytesOf(value))).toBe('no problem');
  });
});

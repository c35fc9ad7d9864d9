import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../quality/process.ts';
import { cutElementTable, elementTablePath, elementTableText } from './fhir-elements.ts';

it('is cut from the model as it is committed: the elements of FHIR R4', () => {
  const table = cutElementTable();
  expect(readFileSync(join(projectRoot, elementTablePath), 'utf8')).toBe(elementTableText(table));
  expect(table['Patient']).toMatchObject({
    name: 'HumanName*',
    deceasedBoolean: 'boolean',
    contact: 'Patient.contact*',
  });
  expect(table['Patient.contact']).toMatchObject({ relationship: 'CodeableConcept*' });
  expect(table['Observation.component']).toMatchObject({ referenceRange: 'Observation.referenceRange*' });
});

import { describe, expect, it } from 'vitest';
import { kinds } from '../../../engine/compiler/kinds/kinds.ts';
import { readSources } from '../../../engine/compiler/source/read-sources.ts';
import { highestGrade, type RiskGrade, riskGrades } from '../../../engine/core/protocol/change-risk.ts';
import { projectRoot } from '../../../tools/quality/process.ts';
import { riskOfChange } from './risk-of-change.ts';

const texts = await readSources(projectRoot);

/** Grades the change of one file in which the first occurrence of a text is replaced. */
function gradeOf(path: string, from: string, to: string): RiskGrade {
  const base = texts.get(path) ?? '';
  if (!base.includes(from)) throw new Error(`${path} has no ${from}`);
  return riskOfChange([{ path, base, text: base.replace(from, to) }]).grade;
}

const allergy = 'schemas/allergy/allergy';
const tab = 'schemas/allergy/allergies.tab.json';

describe('the risk of a change', () => {
  it.each<readonly [RiskGrade, string, string, string]>([
    ['words', `${allergy}.schema.json`, '"title": "Reaction"', '"title": "Response"'],
    ['words', 'schemas/codes/reactions.codes.json', '"display": "', '"display": "A '],
    ['words', 'schemas/patient/patient.rules.json', '"message": "Please Choose', '"message": "Choose'],
    ['words', 'schemas/product.json', '"required": "Required"', '"required": "Needed"'],
    ['words', `${allergy}.examples.json`, '"examples": [', '"base": {}, "examples": ['],
    ['look', tab, '"pageSize": 5', '"pageSize": 10'],
    ['check', `${allergy}.schema.json`, '"maxLength": 60', '"maxLength": 5'],
    ['check', `${allergy}.rules.json`, '"unless": "', '"unless": "true || '],
    ['check', 'schemas/patient/patient.form.json', '"visibleWhen": "', '"visibleWhen": "true || '],
    ['store', `${allergy}.schema.json`, '"type": "object"', '"type": "array"'],
    ['store', `${allergy}.schema.json`, '"properties": {', '"properties": { "more": { "type": "string" },'],
    ['access', tab, '"access": "patient.write"', '"access": "anyone"'],
    ['access', `${allergy}.calls.json`, '"access": "', '"access": "anyone'],
    ['access', 'schemas/access/product.access.json', '"when": "', '"when": "true || '],
    ['access', 'schemas/product.json', '{', '['],
    ['access', tab, '{', '['],
  ])('is %s for %s: %s → %s', (grade, path, from, to) => {
    expect(gradeOf(path, from, to)).toBe(grade);
  });

  it('is that of all that a new or a removed file has, and the highest of several files', () => {
    const [path, text] = [`${allergy}.form.json`, texts.get(`${allergy}.form.json`) ?? ''];
    const added = riskOfChange([{ path: 'schemas/allergy/other.form.json', base: '', text }]);
    expect(added).toEqual(riskOfChange([{ path: 'schemas/allergy/other.form.json', base: text, text: '' }]));
    expect(added.grade).toBe('check');
    expect(riskOfChange([{ path: tab, base: texts.get(tab) ?? '', text: '' }]).grade).toBe('access');
    const both = [
      { path, base: text, text: text.replace('"layout"', '"layout" ') },
      { path: 'schemas/x.migrations.json', base: '', text: '{ "steps": [{ "drop": "/a" }] }' },
    ];
    expect(riskOfChange(both)).toEqual({
      grade: 'store',
      files: [
        { path, grade: 'words' },
        { path: 'schemas/x.migrations.json', grade: 'store' },
      ],
    });
  });

  it('is said by the meta-schema of every kind of file', () => {
    for (const { name, meta } of kinds)
      expect([name, meta['x-risk']]).toEqual([name, expect.toBeOneOf([...riskGrades])]);
    expect(highestGrade(['look', 'access', 'store'])).toBe('access');
  });
});

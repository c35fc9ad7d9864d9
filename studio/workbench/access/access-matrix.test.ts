import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { libraryTexts } from '../../../engine/compiler/library.fixture.ts';
import { createExpressionLocator } from '../expressions/locate-expression.ts';
import { accessMatrix } from './access-matrix.ts';
import { residualOf } from './residual.ts';
import { sayConditions } from './say-condition.ts';

const rules = new Map([
  ['read', "hasRole('nurse') || hasPermission('read')"],
  ['write', "may('read') && !inOrganization('East')"],
  ['round', "may('round')"],
]);
const left = (condition: string, role: string) => residualOf(condition, { role, rules });

describe('what a role leaves of an access condition', () => {
  it.each([
    ["hasRole('nurse')", 'nurse', true],
    ["hasRole('nurse') && user.id != ''", 'doctor', false],
    ["may('read')", 'nurse', true],
    ["may('read')", 'doctor', 'hasPermission("read")'],
    ["may('write')", 'nurse', '!(inOrganization("East"))'],
    ["may('write')", 'doctor', 'hasPermission("read") && !(inOrganization("East"))'],
    ["hasRole('nurse') ? hasPermission('a') : false", 'doctor', false],
    [
      "hasPermission('a') ? hasRole('nurse') : hasPermission('b')",
      'nurse',
      'hasPermission("a") || !(hasPermission("a")) && hasPermission("b")',
    ],
    [
      "(hasPermission('a') || hasPermission('b')) && patient.age > 3",
      'nurse',
      '(hasPermission("a") || hasPermission("b")) && patient.age > 3.0',
    ],
    ["may('round')", 'nurse', 'may("round")'],
    ['no CEL (', 'nurse', 'no CEL ('],
  ])('%s for %s is %s', (condition, role, expected) => {
    expect(left(condition, role)).toBe(expected);
  });

  it('is true for the same users as the whole condition, whatever they are permitted', () => {
    const leaf = fc.constantFrom(
      "hasRole('nurse')",
      "hasRole('doctor')",
      "hasPermission('a')",
      "hasPermission('b')",
    );
    const condition = fc.letrec<{ readonly any: string }>((tie) => ({
      any: fc.oneof(
        { maxDepth: 4 },
        leaf,
        fc.tuple(tie('any'), tie('any')).map(([one, two]) => `(${one} && ${two})`),
        fc.tuple(tie('any'), tie('any')).map(([one, two]) => `(${one} || ${two})`),
        tie('any').map((one) => `!(${one})`),
        fc
          .tuple(tie('any'), tie('any'), tie('any'))
          .map((each) => `(${each.join('?').replace(/\?([^?]*)$/, ':$1')})`),
      ),
    })).any;
    const holds = (text: string, granted: readonly string[]): boolean => {
      const plain = text.replaceAll(/has(?:Role|Permission)\(['"](\w+)['"]\)/g, (_, name: string) =>
        String(granted.includes(name)),
      );
      return residualOf(plain, { role: undefined, rules }) === true;
    };
    fc.assert(
      fc.property(
        condition,
        fc.subarray(['a', 'b']),
        fc.constantFrom('nurse', 'doctor'),
        (text, permitted, role) => {
          const whole = holds(text, [...permitted, role]);
          const residual = left(text, role);
          expect(typeof residual === 'boolean' ? residual : holds(residual, permitted)).toBe(whole);
        },
      ),
    );
  });
});

describe('the access matrix', () => {
  const file = (when: string) =>
    new Map([['schemas/access/a.access.json', JSON.stringify({ rules: { lend: { title: 'Lend', when } } })]]);

  it('has each rule for each role that a rule names, and what the draft changes', () => {
    const draft = file("hasRole('reader') && hasPermission('card')");
    expect(accessMatrix(file("hasRole('librarian')"), draft)).toEqual({
      roles: [
        { name: 'librarian', title: 'librarian' },
        { name: 'reader', title: 'reader' },
      ],
      rules: [
        {
          name: 'lend',
          title: 'Lend',
          cells: [
            { is: 'no', was: 'yes' },
            { is: 'hasPermission("card")', was: 'no' },
          ],
        },
      ],
    });
    expect(accessMatrix(draft, draft).rules[0]?.cells[0]).toEqual({ is: 'hasPermission("card")' });
  });

  it('says the conditions that are left in words', () => {
    const path = 'schemas/access/library.access.json';
    const text = libraryTexts.get(path) ?? '';
    const draft = new Map(libraryTexts).set(
      path,
      text.replaceAll("hasRole('librarian')", "hasPermission('lending')"),
    );
    const say = sayConditions(draft, createExpressionLocator());
    const { rules } = accessMatrix(libraryTexts, draft, say);
    const said = rules.flatMap(({ cells }) => cells.map(({ isSaid }) => isSaid));
    expect(said.join()).toContain('the user has the permission “lending” or the user has the permission “');
  });

  it('says a permission of the product by what people call it', () => {
    const path = 'schemas/access/library.access.json';
    const draft = new Map(libraryTexts)
      .set(
        path,
        (libraryTexts.get(path) ?? '').replaceAll("hasRole('librarian')", "hasPermission('{product}.lend')"),
      )
      .set(
        'schemas/codes/permissions.codes.json',
        JSON.stringify({
          ...{ $schema: '../meta/codes.schema.json', title: 'Permissions', description: 'What rules ask.' },
          codes: [{ code: '{product}.lend', display: 'Lend books' }],
        }),
      );
    const { rules } = accessMatrix(libraryTexts, draft, sayConditions(draft, createExpressionLocator()));
    const said = rules.flatMap(({ cells }) => cells.map(({ isSaid }) => isSaid)).join();
    expect(said).toContain('the user has the permission “Lend books”');
    expect(said).not.toContain('.lend');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { residualOf } from './residual.ts';
import { type Right, withRight } from './with-right.ts';

const rules = new Map([
  ['read', "hasRole('nurse') || hasRole('doctor')"],
  ['write', "may('read') && hasPermission('write')"],
]);
const roles = ['nurse', 'doctor', 'clerk'];

function changed(condition: string, role: string, right: Right) {
  const others = roles.filter((each) => each !== role);
  const { terms = [], ...rest } = withRight(condition, { role, right, rules, others }) ?? {};
  return { when: terms.join(' || ') || 'false', ...rest };
}

describe('the right of one role by a rule', () => {
  it.each([
    ["hasRole('nurse')", 'clerk', true, "hasRole('nurse') || hasRole('clerk')"],
    ["hasRole('nurse') || hasRole('clerk')", 'clerk', false, "hasRole('nurse')"],
    ["(hasRole('nurse') || hasRole('clerk')) && a.b == 1", 'clerk', false, "hasRole('nurse') && a.b == 1"],
    ["hasRole('nurse')", 'nurse', false, 'false'],
    [
      "hasRole('nurse')",
      'nurse',
      { when: "self.state == 'new' || self.state == 'open'" },
      "hasRole('nurse') && (self.state == 'new' || self.state == 'open')",
    ],
    ["may('read')", 'doctor', false, "hasRole('nurse')"],
    ["may('write')", 'doctor', false, "hasRole('nurse') && hasPermission('write')"],
    ["user.id != ''", 'clerk', false, "hasRole('nurse') || hasRole('doctor')"],
    [
      "hasPermission('write')",
      'clerk',
      false,
      "(hasRole('nurse') || hasRole('doctor')) && hasPermission('write')",
    ],
  ] as const)('%s changed for %s to %j', (condition, role, right, expected) => {
    expect(changed(condition, role, right).when).toBe(expected);
  });

  it('names the rules that it no longer follows, and says where everybody was admitted', () => {
    expect(changed("may('write')", 'doctor', false)).toMatchObject({
      detached: ['read', 'write'],
      isLimited: false,
    });
    expect(changed("user.id != ''", 'clerk', false)).toMatchObject({ detached: [], isLimited: true });
  });

  it('changes nobody but this role, whatever the condition', () => {
    const leaf = fc.constantFrom(
      ...roles.map((role) => `hasRole('${role}')`),
      "hasPermission('a')",
      "may('read')",
      "may('write')",
    );
    const condition = fc.letrec<{ readonly any: string }>((tie) => ({
      any: fc.oneof(
        { maxDepth: 3 },
        leaf,
        fc.tuple(tie('any'), tie('any')).map(([one, two]) => `(${one} && ${two})`),
        fc.tuple(tie('any'), tie('any')).map(([one, two]) => `(${one} || ${two})`),
      ),
    })).any;
    const holds = (text: string, role: string, permitted: readonly string[]) => {
      const left = residualOf(text, { role, rules });
      if (typeof left === 'boolean') return left;
      const decided = left.replaceAll(/hasPermission\(['"](\w+)['"]\)/g, (_, name: string) =>
        String(permitted.includes(name)),
      );
      return residualOf(decided, { role, rules }) === true;
    };
    fc.assert(
      fc.property(
        condition,
        fc.constantFrom(...roles),
        fc.constantFrom<Right>(true, false, { when: "hasPermission('a')" }),
        fc.subarray(['a', 'write']),
        (text, role, right, permitted) => {
          const { when } = changed(text, role, right);
          for (const other of roles.filter((each) => each !== role))
            expect(holds(when, other, permitted)).toBe(holds(text, other, permitted));
          const may = typeof right === 'boolean' ? right : permitted.includes('a');
          expect(holds(when, role, permitted)).toBe(may);
        },
      ),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { edited, libraryTexts } from '../../../engine/compiler/library.fixture.ts';
import { type JsonObject, jsonObject } from '../../../engine/core/json/json.ts';
import { checkTexts } from '../rename/follow-diagnostics.ts';
import { notesOfRight } from './change-right.ts';
import { runCommand } from './run-command.ts';
import type { FileTexts } from './schema-files.ts';

const path = 'schemas/access/library.access.json';
const lend = { command: 'change-right', rule: 'lend', role: 'reader' } as const;
const ruleIn = (texts: FileTexts, name: string): JsonObject =>
  jsonObject(jsonObject(JSON.parse(texts.get(path) ?? '{}')['rules'])[name]);

describe('who may do something, changed for one role', () => {
  it('is in the rule, with what the others read then, and still compiles', () => {
    const changed = runCommand(libraryTexts, {
      ...lend,
      may: 'yes',
      needs: ' the role librarian or reader ',
    });
    expect([...changed.keys()]).toEqual([path]);
    expect(ruleIn(changed, 'lend')).toMatchObject({
      when: expect.stringMatching(/ \|\| hasRole\('reader'\)$/),
      needs: 'the role librarian or reader',
    });
    expect(checkTexts(new Map([...libraryTexts, ...changed])).errors).toEqual([]);
  });

  it('takes a condition, and a role of any spelling', () => {
    const odd = { ...lend, role: "l'été 药剂师", may: 'sometimes', when: "hasPermission('desk')" } as const;
    expect(ruleIn(runCommand(libraryTexts, odd), 'lend')['when']).toContain(
      "hasRole('l\\'été 药剂师') && hasPermission('desk')",
    );
  });

  it('refuses a condition that is blank, a rule that is not there, and one that would admit nobody', () => {
    const run = (command: Parameters<typeof runCommand>[1]) => () => runCommand(libraryTexts, command);
    expect(run({ ...lend, may: 'sometimes', when: ' ' })).toThrow(/on which condition/);
    expect(run({ ...lend, rule: 'gone', may: 'yes' })).toThrow(/no access rule “gone”/);
    const alone = edited({ path, from: " || hasPermission('{product}-desk')", to: '' });
    expect(() => runCommand(alone, { ...lend, role: 'librarian', may: 'no' })).toThrow(
      /Nobody would be left/,
    );
  });

  it('leaves who may use the Studio to a release', () => {
    const sealed = edited({ path, from: '"lend":', to: '"studio.edit":' });
    expect(() => runCommand(sealed, { ...lend, rule: 'studio.edit', may: 'yes' })).toThrow(/new release/);
  });

  it('says which rule it no longer follows, and that a rule for everybody is for some now', () => {
    const none = { ...lend, role: 'librarian', may: 'no' } as const;
    const follower = edited({ path, from: "hasPermission('{product}-desk')", to: "may('read')" });
    expect(notesOfRight(libraryTexts, none)).toEqual([
      '“Lend” was for everybody; now it is for the other roles, and for nobody without one.',
    ]);
    const ofRoles = new Map(follower).set(
      path,
      (follower.get(path) ?? '').replace("user.id != ''", "hasRole('librarian') || hasRole('reader')"),
    );
    expect(notesOfRight(ofRoles, none)).toEqual([
      '“Lend” stands for itself now: it no longer follows “Read”.',
    ]);
    expect(ruleIn(runCommand(ofRoles, none), 'lend')['when']).toBe("hasRole('reader')");
  });
});

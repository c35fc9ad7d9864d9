import { describe, expect, it } from 'vitest';
import { isRefusal, judgeWritten, linesAddedBy } from './written-since.ts';

const diff = `diff --git a/gateway/door.ts b/gateway/door.ts
--- a/gateway/door.ts
+++ b/gateway/door.ts
@@ -3,0 +4,2 @@ export function door() {
+  if (!mayRead(call, kind)) throw forbidden('a key');
+  const open = true;
@@ -20 +22 @@
-  return rows;
+  return rows.slice(0, mostRows);
`;

const source = `1\n2\n3\n  if (!mayRead(call, kind)) throw forbidden('a key');\n`;

describe('what was written since the suite was run', () => {
  const added = linesAddedBy(diff);

  it('is every added line with its place', () => {
    expect(added.map(({ file, line }) => `${file}:${line}`)).toEqual([
      'gateway/door.ts:4',
      'gateway/door.ts:5',
      'gateway/door.ts:22',
    ]);
  });

  it('refuses, limits, locks or escapes, and is no comment and no rethrow', () => {
    expect(added.filter(({ text }) => isRefusal(text)).map(({ line }) => line)).toEqual([4, 22]);
    for (const text of ['    throw error;', '  // throw new Error()', "import { isAllowed } from './a.ts';"])
      expect(isRefusal(text), text).toBe(false);
  });

  it('is in the suite, argued, or named', () => {
    const known = { defences: [], argued: [], read: () => source };
    expect(judgeWritten(added, known).open).toHaveLength(2);
    const defence = {
      ...{ fault: 43, what: 'A door.', file: 'gateway/door.ts', source: "throw forbidden('a key');" },
      ...{ without: '', test: { file: 'a', title: 'b' } },
    };
    const argument = { files: /^gateway\//, lines: /mostRows/, why: 'Rows that are shown.' };
    const judged = judgeWritten(added, { ...known, defences: [defence], argued: [argument] });
    expect([judged.listed, judged.argued, judged.open].map((lines) => lines.map(({ line }) => line))).toEqual(
      [[4], [22], []],
    );
  });
});

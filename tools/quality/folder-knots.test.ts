import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arrowsIn, findFolderKnots } from './folder-knots.ts';
import { projectRoot } from './process.ts';

let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'knots-'));
});

afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe('folders that import one another', () => {
  it('are found in a circle of three, though no two files are', () => {
    write('house/hall/a.ts', "import type { B } from '../kitchen/b.ts';");
    write('house/kitchen/b.ts', 'export type B = 1;');
    write('house/kitchen/c.ts', "import { d } from '../cellar/d.ts';");
    write('house/cellar/d.ts', "import { e } from '../hall/e.ts';");
    write('house/hall/e.ts', 'export const e = 1;');
    write('house/attic/f.ts', "import { e } from '../hall/e.ts';");
    const [knot, ...more] = findFolderKnots(root, ['house']);
    expect(more).toEqual([]);
    expect(knot).toContain('house: cellar, hall, kitchen import one another in a circle');
    expect(knot).toContain('house/cellar/d.ts imports house/hall/e.ts');
  });

  it('do not occur in this project', () => {
    expect(findFolderKnots(projectRoot)).toEqual([]);
  });

  it.each([
    [
      'gateway',
      'store/store.ts',
      '../monitoring/metrics.ts',
      'monitoring/metrics.ts',
      '../store/database.ts',
    ],
    ['gateway', 'search/run.ts', '../records/read.ts', 'records/write.ts', '../search/table/plan.ts'],
    [
      'engine/react',
      'client/gateway-client.ts',
      '../notifications/notify.ts',
      'notifications/board.ts',
      '../client/entry-of.ts',
    ],
  ])('are found when a knot of %s is put back', (folder, file, path, other, back) => {
    cpSync(join(projectRoot, folder), join(root, folder), { recursive: true });
    for (const [changed, added] of [
      [file, path],
      [other, back],
    ] as const) {
      const text = readFileSync(join(root, folder, changed), 'utf8');
      write(`${folder}/${changed}`, `import type {} from '${added}';\n${text}`);
    }
    expect(findFolderKnots(root, [folder])).toHaveLength(1);
  });

  it.each([
    ['engine/core', '## The rooms of engine/core'],
    ['gateway', '## The rooms of the gateway'],
  ])('stand in docs/developer in the order of their arrows: %s', (folder, heading) => {
    const rooms = roomsOfDocs(heading);
    const arrows = arrowsIn(projectRoot, folder);
    const folders = [...arrows.keys()].filter((room) => !room.endsWith('.ts'));
    expect(
      rooms
        .flat()
        .filter((room) => !room.endsWith('.ts'))
        .toSorted(),
    ).toEqual(folders.toSorted());
    const upwards = rooms.flatMap((row, n) =>
      row.flatMap((room) => {
        const above = rooms.slice(0, n).flat();
        return [...(arrows.get(room) ?? [])].filter(([to]) => above.includes(to)).map(([, why]) => why);
      }),
    );
    expect(upwards).toEqual([]);
  });
});

/** The rooms of a folder as the guide lists them: one row of the table after another. */
function roomsOfDocs(heading: string): readonly (readonly string[])[] {
  const text = readFileSync(join(projectRoot, 'docs/developer/README.md'), 'utf8');
  const [, section = ''] = text.split(heading);
  return (section.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+?)\/?`/g)].map(([, room = '']) => room));
}

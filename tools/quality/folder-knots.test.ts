import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roomsOfGuide } from './arrow-table.ts';
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
    ['gateway', 'store/store.ts', '../operation/metrics.ts', 'operation/metrics.ts', '../store/database.ts'],
    ['gateway', 'search/run.ts', '../records/read.ts', 'records/write.ts', '../search/table/plan.ts'],
    [
      'engine/react',
      'client/gateway-client.ts',
      '../notifications/notify.ts',
      'notifications/notice-store.ts',
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

  it.each(roomsOfGuide(projectRoot))('all stand in the guide: those of $folder', ({ folder, rows }) => {
    const folders = [...arrowsIn(projectRoot, folder).keys()].filter((room) => !room.endsWith('.ts'));
    const listed = rows.flat().filter((room) => room.endsWith('/'));
    expect(listed.map((room) => room.slice(0, -1)).toSorted()).toEqual(folders.toSorted());
  });

  const gateway = roomsOfGuide(projectRoot).find(({ folder }) => folder === 'gateway');
  const gatewayRooms = (gateway?.rows ?? []).flat().filter((room) => room.endsWith('/'));

  it.each(gatewayRooms)('of gateway/%s begin with what they are for', (room) => {
    const text = readFileSync(join(projectRoot, 'gateway', room, 'README.md'), 'utf8');
    expect(text).toMatch(/\*\*Comes in:\*\* \S.*\n- \*\*Goes out:\*\* \S/);
  });
});

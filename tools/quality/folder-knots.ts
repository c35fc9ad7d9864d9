import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isForTests } from '../../engine/compiler/content-stamp.ts';

/** Folders whose rooms (the folders and files directly inside) may not import one another in a cycle. */
export const knotFreeFolders = [
  'engine/core',
  'engine/react',
  'gateway',
  'screens',
  'features',
  'studio',
  'tools',
] as const;

/** Pattern of imports, including type imports, which are dependencies as well. */
const imports = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/**
 * Finds import cycles of rooms below a root. Returns a sentence for each cycle, with one import for every step.
 */
export function findFolderKnots(
  root: string,
  folders: readonly string[] = knotFreeFolders,
): readonly string[] {
  return folders.flatMap((folder) => {
    const arrows = arrowsIn(root, folder);
    return circlesAmong(arrows).map((rooms) => sentence(folder, rooms, arrows));
  });
}

/** Imports between rooms, each with the first import statement found. */
export type RoomArrows = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Finds the imports between the rooms of a folder. */
export function arrowsIn(root: string, folder: string): RoomArrows {
  const arrows = new Map<string, Map<string, string>>();
  for (const file of sourcesBelow(root, folder)) {
    const room = roomOf(file, folder);
    const known = arrows.get(room) ?? new Map<string, string>();
    arrows.set(room, known);
    for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(imports)) {
      const target = posix.join(posix.dirname(file), path);
      if (!target.startsWith(`${folder}/`) || isForTests(target)) continue;
      const other = roomOf(target, folder);
      if (other !== room && !known.has(other)) known.set(other, `${file} imports ${target}`);
    }
  }
  return arrows;
}

function sourcesBelow(root: string, folder: string): readonly string[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !isForTests(file))
    .sort();
}

function roomOf(file: string, folder: string): string {
  return file.slice(folder.length + 1).split('/')[0] ?? '';
}

/** Finds the cycles. Rooms that reach each other form one cycle, listed once. */
function circlesAmong(arrows: RoomArrows): readonly (readonly string[])[] {
  const reached = new Map([...arrows.keys()].map((room) => [room, reachedFrom(arrows, room)]));
  const done = new Set<string>();
  return [...arrows.keys()].flatMap((room) => {
    const circle = [...(reached.get(room) ?? [])].filter((other) => reached.get(other)?.has(room));
    if (done.has(room) || circle.length === 0) return [];
    for (const each of circle) done.add(each);
    return [circle.toSorted()];
  });
}

function reachedFrom(arrows: RoomArrows, start: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let room = open.pop(); room !== undefined; room = open.pop()) {
    for (const next of arrows.get(room)?.keys() ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}

function sentence(folder: string, rooms: readonly string[], arrows: RoomArrows): string {
  const inside = rooms.flatMap((room) =>
    [...(arrows.get(room) ?? [])].filter(([to]) => rooms.includes(to)).map(([, why]) => `  ${why}`),
  );
  return [
    `${folder}: ${rooms.join(', ')} import one another in a circle. Move what both need below both:`,
    ...inside,
  ].join('\n');
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Row of the guide's table of folders, with the folders that it may import. */
export interface FolderRow {
  readonly folder: string;
  /** Folders as in the table; `all` for no limit. */
  readonly mayImport: readonly string[] | 'all';
}

/** Table of rooms (subfolders) in rows. A room may import those in its own row and in the rows below. */
export interface RoomTable {
  readonly folder: string;
  /** Rows, the lowest first. */
  readonly rows: readonly (readonly string[])[];
}

/** Rule of dependency-cruiser, reduced to the properties that import rules need. */
export interface ArrowRule {
  readonly name: string;
  readonly comment: string;
  readonly severity: 'error';
  readonly from: { readonly path: string; readonly pathNot: readonly string[] };
  readonly to: { readonly path: string; readonly pathNot: readonly string[] };
}

const guide = 'docs/developer/README.md';

/** Tables of rooms in the guide, and which end of each table is the lowest row. */
const roomTables = [
  { folder: 'engine/compiler', heading: '## The folders of the compiler', ground: 'first' },
  { folder: 'engine/core', heading: '## The rooms of engine/core', ground: 'last' },
  { folder: 'engine/react', heading: '## The rooms of engine/react', ground: 'last' },
  { folder: 'gateway', heading: '## The rooms of the gateway', ground: 'last' },
] as const;

/** Reads the guide's table of folders. */
export function folderRows(root: string): readonly FolderRow[] {
  return tableBelow(root, '## Folders, and who may import whom').flatMap(([folders = '', , may = '']) =>
    namesIn(folders).map((folder) => ({
      folder,
      mayImport: may.trim() === 'all' ? ('all' as const) : namesIn(may),
    })),
  );
}

/** Reads the guide's tables of rooms. */
export function roomsOfGuide(root: string): readonly RoomTable[] {
  return roomTables.map(({ folder, heading, ground }) => {
    const rows = tableBelow(root, heading).map(([rooms = '']) => namesIn(rooms));
    return { folder, rows: ground === 'first' ? rows : rows.toReversed() };
  });
}

/** Creates the import rules from the guide's tables. */
export function arrowRules(root: string, tests: string): readonly ArrowRule[] {
  return [
    ...folderRules(folderRows(root), tests),
    ...roomsOfGuide(root).flatMap((table) => roomRules(table, tests)),
  ];
}

/** Names the rule for the imports of a folder. */
export function ruleOf(folder: string): string {
  return `arrows-of-${folder.replaceAll('*/', '').replace(/\/$/, '').replaceAll('/', '-')}`;
}

function folderRules(rows: readonly FolderRow[], tests: string): readonly ArrowRule[] {
  const ours = `^(${[...new Set(rows.map(({ folder }) => folder.split('/')[0]))].join('|')})(?:/|$)`;
  return rows.flatMap(({ folder, mayImport }) => {
    if (mayImport === 'all') return [];
    // Excludes nested folders with a row of their own.
    const inside = rows.filter((row) => row.folder !== folder && row.folder.startsWith(folder));
    return [
      {
        name: ruleOf(folder),
        comment: `${guide} has what ${folder} may import: ${mayImport.join(', ') || 'nothing'}.`,
        severity: 'error',
        from: { path: patternOf(folder), pathNot: [tests, ...inside.map((row) => patternOf(row.folder))] },
        to: { path: ours, pathNot: [folder, ...mayImport].map(patternOf) },
      },
    ];
  });
}

function roomRules({ folder, rows }: RoomTable, tests: string): readonly ArrowRule[] {
  return rows.slice(0, -1).flatMap((rooms, index) => {
    const above = rows.slice(index + 1).flat();
    return rooms.map((room) => ({
      name: ruleOf(`${folder}/${room}`),
      comment: `${guide} lists the rooms of ${folder}: ${room} knows none that stands on it.`,
      severity: 'error',
      from: { path: patternOf(`${folder}/${room}`), pathNot: [tests] },
      to: {
        path: `^${folder}/(?:${above.map((each) => each.replaceAll('.', '\\.')).join('|')})`,
        pathNot: [],
      },
    }));
  });
}

function patternOf(folder: string): string {
  return `^${folder.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}`;
}

function namesIn(cell: string): readonly string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

/** Reads the first table below a heading, cell by cell, without its head. */
function tableBelow(root: string, heading: string): readonly (readonly string[])[] {
  const [, section = ''] = readFileSync(join(root, guide), 'utf8').split(`${heading}\n`);
  const lines = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
  return lines.map((line) => line.split('|').slice(1, -1));
}

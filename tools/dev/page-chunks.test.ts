import { globSync } from 'node:fs';
import type { ModuleInfo } from 'rollup';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../quality/process.ts';
import { pageChunks } from './page-chunks.ts';

const own = globSync('{engine,features,screens,studio}/**/*.{ts,tsx}', { cwd: projectRoot });

/** Assigns chunks to modules that import nothing of each other. */
function assignChunks(paths: readonly string[]): void {
  const infos = new Map(paths.map((path) => [`${projectRoot}/${path}`, infoOf(`${projectRoot}/${path}`)]));
  const getModuleInfo = (id: string) => infos.get(id) ?? null;
  pageChunks(projectRoot)(`${projectRoot}/screens/main.tsx`, {
    getModuleIds: () => infos.keys(),
    getModuleInfo,
  });
}

function infoOf(id: string): ModuleInfo {
  const none = { importedIds: [], dynamicImporters: [], dynamicallyImportedIds: [], ast: null, code: '' };
  return { id, isEntry: false, ...none } as unknown as ModuleInfo;
}

const without = (...gone: readonly string[]) => own.filter((path) => !gone.includes(path));
const front = 'features/all/page/front.tsx';

describe('the files of the pages', () => {
  it('take every module that they name', () => {
    expect(() => assignChunks(own)).not.toThrow();
  });

  it.each([
    'features/reservation/page/RowReservation.tsx',
    'engine/react/report/ReportTab.tsx',
    'studio/page/change-this/ChangeThis.tsx',
    'engine/react/card/CardBar.tsx',
  ])('are refused in the clinic where %s has another name', (path) => {
    expect(() => assignChunks(without(path))).toThrow(`No page imports ${path}. Correct its path`);
  });

  it('of another product need none of the features and no Studio, but the engine', () => {
    const others = own.filter((path) => !/^(?:features|studio)\//.test(path));
    expect(() => assignChunks(others)).not.toThrow();
    expect(() => assignChunks(without(front, 'engine/react/card/CardBar.tsx'))).toThrow('CardBar.tsx');
  });
});

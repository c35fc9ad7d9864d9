import { findBareBoxes } from './bare-boxes.ts';
import { findCasts } from './casts.ts';
import { findDeclaredReads } from './declared-reads.ts';
import { findFolderKnots } from './folder-knots.ts';
import { findForeignNames } from './foreign-names.ts';
import type { GateResult, QualityGate } from './gate.ts';
import { findAvoidedNames } from './glossary.ts';
import { findLockProblems, readLock } from './lock-file.ts';
import { projectRoot, runScript } from './process.ts';
import { findSpokenTexts } from './spoken-texts.ts';

const codeFolders = [
  ...['engine', 'examples', 'features', 'gateway', 'generated', 'screens', 'studio', 'tests', 'tools'],
  'product.ts',
];

/** Gates of `npm run check`; those whose failures are the quickest to fix come first. */
export const gates: readonly QualityGate[] = [
  script('what is committed of generated/ is what the schemas say', 'tools/commands/schemas.ts', ['--check']),
  script('format and lint', 'node_modules/@biomejs/biome/bin/biome', ['check', '--colors=off']),
  script('types', 'node_modules/typescript/bin/tsc', ['--project', '.', '--pretty', 'false']),
  script('arrows between folders', 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', [
    '--config',
    '.dependency-cruiser.config.mjs',
    '--output-type',
    'err',
    '--no-progress',
    ...codeFolders,
  ]),
  { title: 'house rules', run: () => checkHouseRules(projectRoot) },
  script('no unused code or dependency', 'node_modules/knip/bin/knip.js', ['--no-progress']),
];

function script(title: string, path: string, args: readonly string[]): QualityGate {
  return {
    title,
    async run() {
      const { exitCode, output } = await runScript(path, args);
      return { passed: exitCode === 0, output };
    },
  };
}

/** Checks the project's own rules, which no linter knows. */
async function checkHouseRules(root: string): Promise<GateResult> {
  const findings = [
    ...findForeignNames(root),
    ...findFolderKnots(root),
    ...findSpokenTexts(root),
    ...findLockProblems(readLock(root)),
    ...findAvoidedNames(root),
    ...findDeclaredReads(root),
    ...findCasts(root),
    ...findBareBoxes(root),
  ];
  return { passed: findings.length === 0, output: findings.join('\n') };
}

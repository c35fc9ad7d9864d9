import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outsideDemonstration } from '../../engine/core/product/outside-demonstration.ts';
import { createServices } from '../../features/all/server/configured-services.ts';
import { readConfig } from '../../gateway/operation/config.ts';
import { product } from '../../generated/product.ts';
import { houseValues } from '../../tools/cli/house-values.ts';
import { projectRoot } from '../../tools/quality/process.ts';

/** Words that real users must not read. */
const ofDemonstrations = /demonstra(?:tion|ción)|not for clinical use|synthetic data|non-EMTM/i;

/** Texts of the schemas that may stay, each with its reason. */
const staying: Readonly<Record<string, string>> = {
  '/codes/code-systems/codes/4/display':
    'names the system of codes that only the demonstration has given out',
};

/** Files of the source whose texts may stay, each with its reason. */
const stayingInSource: Readonly<Record<string, string>> = {
  'engine/library/build-product.ts': 'a path of a file that is packed',
  'features/decision-support/page/FindingItem.tsx': 'a set of checks that calls itself one',
  'features/decision-support/server/own-checks.ts': 'a set of checks that calls itself one',
  'features/demonstration/page/StartPage.tsx': 'shown in a demonstration only',
  'features/risk/server/demonstration-risk.ts': 'not used where people are real',
  'features/terminology/server/demonstration-concepts.ts':
    'an edition that stays until an official one is loaded',
  'features/terminology/server/stored-terms.ts': 'an edition that stays until an official one is loaded',
  'features/terminology/server/catalogues.ts': 'a name in the code',
  'gateway/identity/pages/login-page.ts': 'the embedded sign-in, which real people do not have',
  'gateway/intake/load/demonstration.ts': 'what an operator reads in the log',
  'gateway/operation/config.ts': 'what an operator reads at the start',
  'gateway/search/catalogues/current-releases.ts': 'the name of an edition',
  'screens/shell/Account.tsx': 'shown only where there is a notice',
  'screens/static/PrivacyPage.tsx': 'shown only where there is a notice',
};

/** Yields every text inside a value with its JSON Pointer. */
function* textsIn(value: unknown, at = ''): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [at, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) yield* textsIn(each, `${at}/${key}`);
}

/**
 * Lists lines of a source file, without comments and imports, that have such a word in a string or as text of an
 * element.
 */
function linesOf(file: string): readonly string[] {
  const source = readFileSync(join(projectRoot, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return source.split('\n').filter((line) => {
    const code = line.replace(/(?:^|\s)\/\/.*$/, '');
    if (/^\s*(?:import|export) .* from /.test(code)) return false;
    return file.endsWith('.tsx')
      ? /\b(?:demonstration|not for clinical use|synthetic data)\b/i.test(code)
      : /['`][^'`]*(?:demonstration|not for clinical use|synthetic data)/i.test(code);
  });
}

describe('where people are real', () => {
  it('no text of the schemas says that the product is a demonstration', () => {
    const { calls: _documentation, ...shown } = outsideDemonstration(product);
    const replaced = new Set(houseValues.map(({ value }) => value));
    const found = [...textsIn(shown)].flatMap(([at, text]) => {
      const isPattern = /\/(?:source|description|pattern)$/.test(at);
      const isOfHouse = replaced.has(text) || text.startsWith('Demonstration Health Plan ');
      return ofDemonstrations.test(text) && !isPattern && !isOfHouse ? [at] : [];
    });
    expect(found.toSorted()).toEqual(Object.keys(staying).toSorted());
  });

  it('no text of pages and gateway says so, but those that are true there', () => {
    const files = globSync(
      ['{screens,engine,gateway}/**/*.{ts,tsx}', 'features/*/{page,server}/**/*.{ts,tsx}'],
      {
        cwd: projectRoot,
        exclude: ['**/*.test.*', '**/*.fixture.*', 'engine/compiler/**', '**/testing/**'],
      },
    );
    const found = files.filter((file) => linesOf(file).length > 0);
    expect(found.toSorted()).toEqual(Object.keys(stayingInSource).toSorted());
  });

  it('who is of another house than EMTM adds patients by a button that does not name it', () => {
    const { actions } = product.flows['patient-import'] ?? { actions: [] };
    const named = actions.map(({ title, access }) => [title, access]);
    expect(named).toEqual([
      ['Add Manually (for non-EMTM patients)', 'import.of-emtm'],
      ['Add Manually', 'import.of-others'],
    ]);
  });

  it('nobody is invented to be imported, and no score is made up, from the moment on that they are', async () => {
    let isDemonstration = true;
    const { riskOf, findPeople } = createServices(readConfig({}), async () => isDemonstration);
    const search = { organizations: ['NORTH'], batch: 'NORTH', client: 'regimen', lastName: 'd' };
    expect((await findPeople(search)).length).toBeGreaterThan(0);
    isDemonstration = false;
    expect(await findPeople(search)).toEqual([]);
    const medications = [{ _id: 'm', medication: { name: { full: 'Diphenhydramine 25 mg capsule' } } }];
    const risk = await riskOf({ dob: '1950-01-02', sex: 'female', today: '2026-11-29', medications });
    expect(risk).toMatchObject({ score: null, scores: {}, medications: [{ id: 'm', isUnknown: true }] });
    expect([...textsIn(risk)].filter(([, text]) => ofDemonstrations.test(text))).toEqual([]);
  });
});

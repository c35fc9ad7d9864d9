import { env } from 'node:process';
import { describe, expect, it } from 'vitest';
import { readSources } from '../../engine/compiler/source/read-sources.ts';
import type { Json } from '../../engine/core/json/json.ts';
import { compilerHere } from '../../studio/workbench/compile-texts.ts';
import { projectRoot } from '../../tools/quality/process.ts';
import { randomOf, spotsIn } from './random-drafts.ts';

/** Seeds: `DRAFTS=1000 DRAFTS_FROM=1 npx vitest run …` tries more; a failure reports its seed and its changes. */
const { DRAFTS = '12', DRAFTS_FROM = '1' } = env;
const [drafts, first] = [Number(DRAFTS), Number(DRAFTS_FROM)];

const release = await readSources(projectRoot);
const { compile } = compilerHere();
const paths = [...release.keys()].filter(
  (path) => path.endsWith('.json') && !path.startsWith('schemas/meta/'),
);

const values = new Map(paths.map((path) => [path, JSON.parse(release.get(path) ?? '') as Json]));
/** Values by member name, so that most replacements are of the right kind in the wrong place. */
const alternatives = Map.groupBy(
  [...values.values()].flatMap((value) => [...spotsIn(value)]),
  ({ name }) => name,
);
const odd: readonly (Json | undefined)[] = [
  null,
  true,
  7,
  -1,
  '',
  'x',
  ' ',
  [],
  {},
  ['x'],
  { x: 1 },
  undefined,
];

/** Makes a draft of the release in which some values of a file are replaced or removed, and lists the changes. */
function draftOf(seed: number) {
  const random = randomOf(seed);
  const one = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const path = one(paths) ?? '';
  const file = structuredClone(values.get(path)) as Json;
  const done: string[] = [];
  for (let count = 1 + Math.floor(random() * 2); count > 0; count -= 1) {
    const spot = one([...spotsIn(file)]);
    if (spot === undefined) continue;
    const next = random() < 0.6 ? one(alternatives.get(spot.name) ?? [])?.value : one(odd);
    spot.put(structuredClone(next));
    done.push(`${path}${spot.at} = ${JSON.stringify(next)?.slice(0, 200)}`);
  }
  return { texts: new Map([...release, [path, JSON.stringify(file, null, 2)]]), done };
}

describe('a draft in which anything stands anywhere', () => {
  it(`compiles or is told what is wrong, and ends the compiler never: ${drafts} from seed ${first}`, {
    timeout: 60_000 + drafts * 10_000,
  }, async () => {
    const ended: string[] = [];
    for (let seed = first; seed < first + drafts; seed += 1) {
      const { texts, done } = draftOf(seed);
      await compile(texts).catch((error: Error) => {
        ended.push(`seed ${seed}: ${done.join('; ')}: ${error.stack?.split('\n').slice(0, 4).join(' | ')}`);
      });
    }
    expect(ended).toEqual([]);
  });
});

describe('a draft whose screens could not be read', () => {
  const screens = paths.flatMap((path) => {
    const { record } = values.get(path) as { readonly record?: { readonly call: string } };
    return path.endsWith('.screen.json') && record !== undefined ? [[path, record.call] as const] : [];
  });

  it.each(screens)('is told so: %s, whose call %s needs more than the address gives', async (path, call) => {
    const [stem = '', name = ''] = call.split('.');
    const file = paths.find((each) => each.endsWith(`/${stem}.calls.json`)) ?? '';
    const text = JSON.parse(release.get(file) ?? '');
    text.calls[name].query.more = { type: 'string', required: true, description: 'More.' };
    const { diagnostics } = await compile(new Map([...release, [file, JSON.stringify(text)]]));
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        ...{ severity: 'error', path, code: 'screen/read-not-given' },
        message: expect.stringContaining(`The call "${call}" needs "more"`),
      }),
    );
  });
});

describe('a draft in which something that is no schema stands for one', () => {
  it.each([[7], ['text'], [null], [[]]])('is told so: %j', async (wrong) => {
    const file = 'schemas/terminology/terminology.calls.json';
    const text = JSON.parse(release.get(file) ?? '');
    text.calls.label.answer.schema.properties.wrong = wrong;
    const { diagnostics } = await compile(new Map([...release, [file, JSON.stringify(text)]]));
    expect(diagnostics.filter(({ severity }) => severity === 'error')).not.toEqual([]);
  });
});

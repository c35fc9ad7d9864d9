import { expect, it } from 'vitest';
import { compileSources } from '../compile.ts';
import { loadProduct } from '../compile-product.ts';
import { formatDiagnostics } from '../diagnostics.ts';
import { type Edit, edited } from '../library.fixture.ts';
import { judgeExamples } from './judge-examples.ts';

const path = 'schemas/bag/bag.checks.json';

async function judged(...edits: readonly Omit<Edit, 'path'>[]): Promise<string> {
  const texts = edited(...edits.map((edit) => ({ ...edit, path })));
  const { files, sources } = await compileSources(texts);
  const found = judgeExamples(await loadProduct(files), sources);
  return formatDiagnostics(found.filter((each) => each.path === path)).replace(/^ +\S.*\n +\^+\n/gm, '');
}

it('has nothing to say where examples and checks agree', async () => {
  expect(await judged()).toBe('');
});

it('says what a check finds that the example does not name', async () => {
  const told = await judged({ from: '{ "readerAge": 30,', to: '{ "readerAge": 3,' });
  expect(told).toContain(
    'In "A ghost story for an adult is not" the check "gloomy-child" says: The Signalman frightens children.',
  );
  expect(told).toContain('Add {"check":"gloomy-child","rows":["The Signalman"]} to "findings"');
  expect(told).toContain(
    'In no example does the check "gloomy-child" have a row of its own and nothing to say.',
  );
});

it('says what the example names and no check finds', async () => {
  const told = await judged({ from: '"readerAge": 8', to: '"readerAge": 18' });
  expect(told).toContain('the check "gloomy-child" does not say this of The Signalman.');
  expect(told).toContain('In no example does the check "gloomy-child" say something.');
});

it('refuses a record that its entity refuses', async () => {
  const told = await judged({ from: '"readerAge": 30', to: '"readerAge": "30"' });
  expect(told).toContain('has a record that is refused at "/readerAge"');
});

const error = 'error example/one-sided: ';

it('demands an example in which a check speaks and one in which it has nothing to say', async () => {
  const onlySpeaks = await judged({ from: '"readerAge": 30,', to: '"readerAge": 3,' });
  expect(onlySpeaks).toContain(`${error}In no example does the check "gloomy-child" have a row of its own`);
  const neverSpeaks = await judged({ from: '"readerAge": 8,', to: '"readerAge": 18,' });
  expect(neverSpeaks).toContain(`${error}In no example does the check "gloomy-child" say something.`);
});

it('demands an example without the rows of a check that has no condition', async () => {
  const found = await judged({ from: '"when": "self.readerAge < 12.0",', to: '' });
  expect(found).toContain(`${error}In no example does the check "gloomy-child" have nothing to say.`);
});

import { expect, it } from 'vitest';
import { compileSources } from '../compile.ts';
import { loadProduct } from '../compile-product.ts';
import { formatDiagnostics } from '../diagnostics.ts';
import { libraryTexts } from '../library.fixture.ts';
import { judgeExamples } from './judge-examples.ts';

const path = 'schemas/loan/loan.examples.json';
const good = { title: 'A loan of a week', change: { '/until': '2026-03-08' }, problems: [] };
const base = { id: '1', borrower: 'Rita', from: '2026-03-01' };
const early = {
  title: 'Ends early',
  change: { '/until': '2026-02-01' },
  problems: [{ at: '/until', message: 'A loan ends after it begins' }],
};

const { files: compiled } = await compileSources(libraryTexts);
const product = await loadProduct(compiled);

/**
 * Lists the reports about the loan's examples. The rules of other files are left out, since the library has no
 * examples for them.
 */
async function judged(file: object): Promise<string> {
  const texts = new Map(libraryTexts).set(path, JSON.stringify({ entity: 'loan', ...file }, null, 2));
  const { sources } = await compileSources(texts);
  return formatDiagnostics(
    judgeExamples(product, sources).filter((each) => each.path.startsWith('schemas/loan/')),
  );
}

it('says once what the base lacks, whatever the number of examples, and proposes to add it', async () => {
  const { borrower: _borrower, ...incomplete } = base;
  const examples = [1, 2, 3, 4, 5].map((number) => ({ ...good, title: `A loan ${number}` }));
  expect(await judged({ base: incomplete, examples })).toBe(`\
schemas/loan/loan.examples.json:3:3 - error example/refused: The base is refused at "/borrower", and "problems" does not say so: "Borrower is required".
    examples of Loan, base (/base)
      "base": {
      ^^^^^^
    Add "borrower" to "base", or { "at": "/borrower", "message": "Borrower is required" } to "problems".`);
});

it('points at the change that is refused', async () => {
  const change = { '/until': '2026-02-01' };
  expect(await judged({ base, examples: [{ ...good, change }] })).toBe(`\
schemas/loan/loan.examples.json:12:9 - error example/refused: "A loan of a week" is refused at "/until", and "problems" does not say so: "A loan ends after it begins".
    examples of Loan, "A loan of a week" (/examples/0/change/~1until)
            "/until": "2026-02-01"
            ^^^^^^^^
    Correct the value at "/until", or { "at": "/until", "message": "A loan ends after it begins" } to "problems".`);
});

it('proposes the message that is shown in place of the expected one', async () => {
  const problems = [{ at: '/until', message: 'Too early' }];
  expect(await judged({ base, examples: [{ ...early, problems }] })).toBe(`\
schemas/loan/loan.examples.json:17:22 - error example/accepted: At "/until" another message is shown: "A loan ends after it begins".
    examples of Loan, "Ends early" (/examples/0/problems/0/message)
              "message": "Too early"
                         ^^^^^^^^^^^
    Write "message": "A loan ends after it begins".`);
});

it('says where nothing is wrong, though the example says so', async () => {
  expect(await judged({ base, examples: [{ ...early, change: good.change }] })).toBe(`\
schemas/loan/loan.examples.json:15:9 - error example/accepted: Nothing is wrong at "/until", though the example says so: "A loan ends after it begins".
    examples of Loan, "Ends early" (/examples/0/problems/0)
            {
            ^
    Change the record until it is refused, or remove the problem.`);
});

it('shows an example for a rule that no example breaks', async () => {
  expect(await judged({ base, examples: [good, early] })).toBe(`\
schemas/loan/loan.rules.json:6:13 - warning example/none: No example breaks the rule "loan.long".
    rules of Loan, rule "loan.long" (/rules/1/id)
        { "id": "loan.long", "at": "/until", "severity": "warning", "when": "daysBetween(self.from, self.until) > 60", "message": "Is this date right?" }
                ^^^^^^^^^^^
    Here is one for schemas/loan/loan.examples.json: {"title":"…","change":{"/until":"2999-12-31"},"problems":[{"at":"/until","message":"Is this date right?","severity":"warning"}]}`);
});

it('has nothing to say where examples and rules agree', async () => {
  const long = {
    title: 'A long loan',
    change: { '/until': '2026-08-01' },
    problems: [{ at: '/until', message: 'Is this date right?', severity: 'warning' }],
  };
  expect(await judged({ base, examples: [good, early, long] })).toBe('');
});

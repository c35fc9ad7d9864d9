import { indexChecks } from '../../core/checks/check-index.ts';
import { type CheckFinding, runChecks } from '../../core/checks/run-checks.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { isJsonObject } from '../../core/json/json.ts';
import type { CheckSet } from '../../core/product/checks.ts';
import type { Product } from '../../core/product/product.ts';
import { checkRecord } from '../../core/validation/validate.ts';
import type { Diagnostics } from '../diagnostics.ts';
import type { CheckExampleFile } from '../files/checks.ts';
import { isOfKind, type SourceFile } from '../source/source-file.ts';
import { someDay } from './example-file.ts';

interface Judged {
  readonly product: Product;
  readonly set: CheckSet;
  readonly file: SourceFile;
  readonly example: CheckExampleFile;
  readonly index: number;
  readonly diagnostics: Diagnostics;
}

/**
 * Checks the examples of files of checks, each of which must list exactly the findings. Requires for each check
 * an example with a finding and one without, since a check could otherwise fire never or always.
 */
export function judgeChecks(product: Product, files: readonly SourceFile[], diagnostics: Diagnostics): void {
  for (const file of files.filter((each) => isOfKind(each, 'checks'))) {
    const set = product.checks?.[file.stem];
    if (set === undefined) continue;
    const { examples } = file.value;
    const said = examples.map((example, index) => judge({ product, set, file, example, index, diagnostics }));
    reportNotShown(set, { file, examples, said, diagnostics });
  }
}

function judge(judged: Judged): readonly CheckFinding[] {
  const { product, set, file, example, index, diagnostics } = judged;
  const data = example.data;
  const scope = { now: `${example.today ?? someDay}T17:00:00.000Z`, today: example.today ?? someDay };
  for (const { at, message } of checkRecord({ product, entity: set.entity, value: data, scope }))
    diagnostics.report(file, {
      code: 'example/refused',
      message: `"${example.title}" has a record that is refused at "${at}": ${message}`,
      help: 'Correct the data of the example.',
      at: ['examples', index, 'data'],
      of: 'key',
    });
  const found = runChecks(indexChecks([set]), data, scope);
  compare(judged, found);
  return found;
}

function compare({ set, file, example, index, diagnostics }: Judged, found: readonly CheckFinding[]): void {
  const stated = example.findings;
  const namesOf = ({ rows }: CheckFinding) => rows.map((at) => nameOf(set, example, at));
  const isSame = (
    finding: CheckFinding,
    { check, rows, message = finding.message }: (typeof stated)[number],
  ) => finding.check === check && finding.message === message && `${namesOf(finding)}` === `${rows}`;
  for (const finding of found) {
    if (stated.some((each) => isSame(finding, each))) continue;
    const statement = JSON.stringify({ check: finding.check, rows: namesOf(finding) });
    diagnostics.report(file, {
      code: 'example/refused',
      message: `In "${example.title}" the check "${finding.check}" says: ${finding.message}`,
      help: `Add ${statement} to "findings", or correct the data.`,
      at: ['examples', index, 'findings'],
      of: 'key',
    });
  }
  for (const [position, each] of stated.entries()) {
    if (found.some((finding) => isSame(finding, each))) continue;
    diagnostics.report(file, {
      code: 'example/accepted',
      message: `In "${example.title}" the check "${each.check}" does not say this of ${each.rows.join(', ')}.`,
      help: 'Change the record until it does, or remove the finding.',
      at: ['examples', index, 'findings', position],
    });
  }
}

function nameOf(set: CheckSet, { data, today = someDay }: CheckExampleFile, at: number): string {
  const rows = data[set.rows];
  const item = Array.isArray(rows) ? rows[at] : undefined;
  return set.rowName.evaluate({ item, now: `${today}T17:00:00.000Z`, today });
}

interface Shown {
  readonly file: SourceFile;
  readonly examples: readonly CheckExampleFile[];
  readonly said: readonly (readonly CheckFinding[])[];
  readonly diagnostics: Diagnostics;
}

function reportNotShown(set: CheckSet, { file, examples, said, diagnostics }: Shown): void {
  const report = (index: number, message: string, help: string) =>
    diagnostics.report(file, { code: 'example/one-sided', message, help, at: ['checks', index, 'id'] });
  for (const [index, check] of set.checks.entries()) {
    const speaks = said.map((found) => found.some((finding) => finding.check === check.id));
    // Accepts any example without a finding for a check that has no condition beyond its rows. Any other check
    // needs an example that has such rows and still no finding.
    const isPlain = [check.when, check.found, check.other, check.atLeast].every((each) => each === undefined);
    const isSilent = speaks.some(
      (isSaid, at) => !isSaid && (isPlain || hasRow(set, examples[at]?.data ?? {}, check.row)),
    );
    if (!speaks.includes(true))
      report(
        index,
        `In no example does the check "${check.id}" say something.`,
        'Add an example with a record that it finds something in.',
      );
    if (!isSilent)
      report(
        index,
        isPlain
          ? `In no example does the check "${check.id}" have nothing to say.`
          : `In no example does the check "${check.id}" have a row of its own and nothing to say.`,
        isPlain
          ? 'Add an example with other rows, in which it finds nothing.'
          : 'Add an example with such a row in which it finds nothing.',
      );
  }
}

function hasRow(set: CheckSet, data: JsonObject, rows: CheckSet['checks'][number]['row']): boolean {
  const list = data[set.rows];
  return (Array.isArray(list) ? list : []).some((row) => {
    const terms = isJsonObject(row) ? row[set.terms] : undefined;
    return rows === 'any' || (Array.isArray(terms) && terms.some((term) => rows.includes(String(term))));
  });
}

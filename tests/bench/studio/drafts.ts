import { newText } from '../../../studio/text/new-text.ts';
import { createCompilerBeside } from '../../../studio/workbench/compile-beside.ts';
import { createVersions } from '../../../studio/workbench/versions.ts';
import { createWorkbench } from '../../../studio/workbench/workbench.ts';
import { projectRoot } from '../../../tools/quality/process.ts';
import { release } from '../../publishing/studio-parts.ts';

const runs = 20;
/** Limits in milliseconds from a change of the draft to its diagnostics, and to its preview. */
const limits = { diagnostics: 200, preview: 100 };

const patientSchema = 'schemas/patient/patient.schema.json';

/** Measures the gateway's work for every change of a draft, in the form of a patient and in one of 1,000 fields. */
export async function benchDrafts(): Promise<readonly string[]> {
  const ofLarge = (run: number) => largeForm('field500', `Field ${run}`);
  const ofPatient = (run: number) => {
    const text = release.get(patientSchema) ?? '';
    return [{ path: patientSchema, text: text.replace('"title": "Spouse"', `"title": "Spouse ${run}"`) }];
  };
  return [
    ...(await linesOf('patient', 'the form of a patient', ofPatient)),
    ...(await linesOf('large', 'a form of 1,000 fields', ofLarge)),
  ];
}

type DraftOf = (run: number) => readonly { readonly path: string; readonly text: string }[];

async function linesOf(form: string, what: string, draftOf: DraftOf): Promise<readonly string[]> {
  const versions = createVersions(projectRoot, { compiler: createCompilerBeside() });
  const { check, preview } = createWorkbench({ read: async () => release, write: undefined }, versions);
  const [diagnostics, previews]: [number[], number[]] = [[], []];
  // Hash of the last checked draft, which pages send.
  let known: string | undefined;
  for (let run = 0; run <= runs; run += 1) {
    const draft = draftOf(run);
    const begun = performance.now();
    const { base, code } = await preview(draft, { files: [{ kind: 'form', name: form }], known });
    if (code !== undefined) await versions.pageModule(code, 'changes.js');
    const shown = performance.now();
    const { hash, diagnostics: found } = await check(draft);
    if (hash === undefined || base === undefined)
      throw new Error(`The draft has errors: ${JSON.stringify(found[0])}`);
    known = hash;
    // Drops the first run, which warms up.
    if (run === 0) continue;
    previews.push(shown - begun);
    diagnostics.push(performance.now() - shown);
  }
  return [
    `${what}: diagnostics, p95 : the limit of 200 ms = ${share(diagnostics, limits.diagnostics)}`,
    `${what}: changes of the preview, p95 : the limit of 100 ms = ${share(previews, limits.preview)}`,
  ];
}

/** Returns the 95th percentile of the times as a percentage of the limit. */
function share(times: readonly number[], limit: number): string {
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95) - 1] ?? Number.NaN;
  return `${Math.round((100 * p95) / limit)} % (${Math.round(p95)} ms)`;
}

/** Builds an entity with a form of 1,000 fields, one of which has a title of its own. */
export function largeForm(named: string, ownTitle: string) {
  const names = Array.from({ length: 1_000 }, (_, index) => `field${index}`);
  const title = (name: string) => (name === named ? ownTitle : `Title of ${name}`);
  const properties = Object.fromEntries(
    names.map((name) => [
      name,
      { title: title(name), description: 'A text.', type: 'string', maxLength: 100 },
    ]),
  );
  const layout = Array.from({ length: 500 }, (_, row) => names.slice(2 * row, 2 * row + 2));
  return [
    {
      path: 'schemas/large/large.schema.json',
      text: newText({
        ...{ $schema: '../meta/entity.schema.json', title: 'Large', description: 'Many fields.' },
        ...{ type: 'object', properties },
      }),
    },
    {
      path: 'schemas/large/large.form.json',
      text: newText({ $schema: '../meta/form.schema.json', entity: 'large', layout }),
    },
  ];
}

import { projectRoot } from '../../../tools/quality/process.ts';
import { newText } from '../../../tools/studio/text/new-text.ts';
import { createVersions } from '../../../tools/studio/versions.ts';
import { createWorkbench } from '../../../tools/studio/workbench.ts';
import { release } from '../../publishing/studio-parts.ts';

const runs = 20;
/** Milliseconds from a change of the draft to its diagnostics, and to the modules that the preview loads. */
const limits = { diagnostics: 200, preview: 100 };

const patientSchema = 'schemas/patient/patient.schema.json';

/** What the gateway does for every change of a draft, in the form of a patient and in one of 1,000 fields. */
export async function benchDrafts(): Promise<readonly string[]> {
  const ofPatient = (run: number) => {
    const text = release.get(patientSchema) ?? '';
    return [{ path: patientSchema, text: text.replace('"title": "Spouse"', `"title": "Spouse ${run}"`) }];
  };
  return [
    ...(await linesOf('the form of a patient', ofPatient)),
    ...(await linesOf('a form of 1,000 fields', largeForm)),
  ];
}

type DraftOf = (run: number) => readonly { readonly path: string; readonly text: string }[];

async function linesOf(what: string, draftOf: DraftOf): Promise<readonly string[]> {
  const versions = createVersions(projectRoot);
  const { check } = createWorkbench({ read: async () => release, write: undefined }, versions);
  const [diagnostics, preview]: [number[], number[]] = [[], []];
  for (let run = 0; run <= runs; run += 1) {
    const begun = performance.now();
    const { hash, diagnostics: found } = await check(draftOf(run));
    const checked = performance.now();
    if (hash === undefined) throw new Error(`The draft has errors: ${JSON.stringify(found[0])}`);
    await versions.pageModule(hash, 'page-product.js');
    // The first run warms up.
    if (run === 0) continue;
    diagnostics.push(checked - begun);
    preview.push(performance.now() - begun);
  }
  return [
    `${what}: diagnostics, p95 : the limit of 200 ms = ${share(diagnostics, limits.diagnostics)}`,
    `${what}: modules of the preview, p95 : the limit of 100 ms = ${share(preview, limits.preview)}`,
  ];
}

/** The last of twenty, in order: one of twenty takes longer. */
function share(times: readonly number[], limit: number): string {
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95) - 1] ?? Number.NaN;
  return `${Math.round((100 * p95) / limit)} % (${Math.round(p95)} ms)`;
}

/** An entity with a form of 1,000 fields, one of which is called otherwise in every run. */
function largeForm(run: number) {
  const names = Array.from({ length: 1_000 }, (_, index) => `field${index}`);
  const title = (name: string) => (name === 'field500' ? `Field ${run}` : `Title of ${name}`);
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

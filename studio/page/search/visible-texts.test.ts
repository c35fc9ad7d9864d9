import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { kinds } from '../../../engine/compiler/kinds/kinds.ts';
import { readSources } from '../../../engine/compiler/source/read-sources.ts';
import { schemaFileName } from '../../../engine/compiler/source/source-file.ts';
import { foldText } from '../../../engine/core/text/fold-text.ts';
import { bestFit } from './best-fit.ts';
import { screenTrails } from './screen-trails.ts';
import { textsWith, trailOfText, visibleTexts } from './visible-texts.ts';

const texts = await readSources(join(import.meta.dirname, '../../..'));
const files = [...texts].flatMap(([path, text]) => {
  const named = schemaFileName(path);
  return named === undefined ? [] : [{ path, text, kind: named.kind, name: named.stem }];
});
const metaSchemas = kinds.map(({ name, meta }) => ({ kind: name, text: JSON.stringify(meta) }));
const searched = { files, metaSchemas, trails: screenTrails(files) };
const all = visibleTexts(files);

function found(words: string): readonly string[] {
  const { shown } = textsWith(all, foldText(words));
  return shown.map(
    (text) => `${text.path.slice(text.path.lastIndexOf('/') + 1)}${text.at}: ${trailOfText(text, searched)}`,
  );
}

describe('the search for what people see', () => {
  it('finds a button with the form and the message behind it, and where it is seen', () => {
    const page = 'Patient page › Past Medical History › Allergies';
    expect(found('Add Allergy')).toEqual([
      `allergies.tab.json/actions/add: ${page} › button`,
      `allergy.form.json: ${page} › form`,
      'product.json/messages/row.add: Regimen (product) › message',
    ]);
  });

  it('finds the questions and columns that have the title of their field, beside the field itself', () => {
    const trails = found('Onset Date');
    const page = 'Patient page › Past Medical History › Allergies';
    const ofField = 'allergy.schema.json/properties/onsetDate/title: Allergy (kind of record)';
    for (const trail of [
      new RegExp(`^allergies.tab.json/table/columns/\\d+: ${page} › column$`),
      new RegExp(`^allergy.form.json/layout/.*: ${page} › question$`),
    ])
      expect(trails).toContainEqual(expect.stringMatching(trail));
    expect(trails).toContain(`${ofField} › onsetDate › Title`);
  });

  it('has what is nothing else first, and says how much it leaves out', () => {
    const { shown, count } = textsWith(all, foldText('Patient'));
    expect(shown[0]?.text).toBe('Patient');
    expect(count).toBeGreaterThan(shown.length);
  });

  it('has a trail for every tab, card and flow that a screen shows', () => {
    const named = new Set(
      files
        .filter(({ kind }) => kind === 'screen')
        .flatMap(({ text }) =>
          [...text.matchAll(/"(tab|card|flow)": "([^"]+)"/g)].map(([, kind, name]) => `${kind} ${name}`),
        ),
    );
    const lost = files.filter(
      ({ kind, name, path }) => named.has(`${kind} ${name}`) && !searched.trails.has(path),
    );
    expect(lost).toEqual([]);
    expect(named.size).toBeGreaterThan(30);
  });
});

describe('what Enter opens', () => {
  it.each([
    ['allergy.rules', 'allergy.rules.json'],
    ['allergy.ru', 'allergy.rules.json'],
    ['Add Allergy', 'allergies.tab.json/actions/add'],
  ])('is what fits %s best', (words, expected) => {
    const best = bestFit(files, foldText(words));
    expect(`${best?.path}${best?.at}`).toContain(expected);
  });

  it('is the file that is called just so, for every file', () => {
    for (const { name, kind } of files) {
      const same = files.filter((each) => each.name === name && each.kind === kind);
      expect(same.map(({ path }) => path)).toContain(bestFit(files, foldText(`${name}.${kind}`))?.path);
    }
  });

  it('is a text that is nothing else before a file whose name begins with it', () => {
    expect(bestFit(files, foldText('Allergies'))).toMatchObject({ text: 'Allergies' });
    expect(bestFit(files, foldText('no such words'))).toBeUndefined();
  });
});

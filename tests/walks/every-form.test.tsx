import { describe, expect, it } from 'vitest';
import { sampleRecord } from '../../engine/core/records/sample-record.ts';
import { entryOf } from '../../engine/react/index.ts';
import { RecordModal } from '../../engine/react/modal/RecordModal.tsx';
import { renderEngine } from '../../engine/react/testing/render-engine.tsx';
import { product } from '../../generated/product.ts';
import { submitForm } from './press.ts';
import { isWholeWalk, useNoServer, walkOver } from './walk.ts';
import { everybody, openRecords } from './walked-users.ts';

const forms = Object.values(product.forms);
/** Cases of the walk: both modes of a form in a whole walk, otherwise the two modes alternate between forms. */
const cases = forms.flatMap((form, at) =>
  (['add', 'edit'] as const)
    .filter((_mode, number) => isWholeWalk || number === at % 2)
    .map((mode) => ({ name: form.name, form, mode })),
);

describe('a random walk over the forms of the product', () => {
  useNoServer();

  it.each(cases)(
    'loses nothing that was typed into $name ($mode) [ENGINE-19] [VALID-07]',
    async ({ form, mode }) => {
      const sample = sampleRecord(entryOf(product, 'entities', form.entity).schema, 0);
      await walkOver({
        ...{ root: '[role=dialog]', fields: form.fields, goesOn: form.yields === undefined, mode },
        initial: mode === 'add' ? form.initial : sample,
        submit: submitForm,
        open: (values, save) =>
          void renderEngine(
            <RecordModal
              {...{ item: 'Item', mode, form: form.name, draftKey: 'walk' }}
              initial={values}
              stored={undefined}
              save={({ values: sent }) => save(sent)}
              onClose={() => undefined}
            />,
            { product, user: everybody, records: openRecords },
          ),
      });
      expect(forms.length).toBeGreaterThan(20);
    },
    3_600_000,
  );
});

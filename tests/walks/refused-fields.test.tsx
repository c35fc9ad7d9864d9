import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { UserProfile } from '../../engine/core/expressions/scope.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { sampleRecord } from '../../engine/core/records/sample-record.ts';
import type { Problem } from '../../engine/core/validation/problems.ts';
import { EntityForm } from '../../engine/react/form/EntityForm.tsx';
import { useForm } from '../../engine/react/form/use-form.ts';
import { Button, entryOf } from '../../engine/react/index.ts';
import { renderEngine } from '../../engine/react/testing/render-engine.tsx';
import { product } from '../../generated/product.ts';
import { userRecords } from '../../tools/demo/users.ts';
import { isWholeWalk, useNoServer } from './walk.ts';
import { everybody, openRecords } from './walked-users.ts';

const users: readonly UserProfile[] = [
  everybody,
  ...userRecords(product.info.slug).map(({ record }) => record as unknown as UserProfile),
];

/**
 * Forms, each as every user of the demonstration sees it; a normal run takes a part of the forms, alternating the
 * users.
 */
const cases = Object.values(product.forms).flatMap((form, at) =>
  users
    .filter((_user, number) => isWholeWalk || (at % 3 === 1 && number === Math.floor(at / 3) % users.length))
    .map((user) => ({ form, user, name: form.name, who: String(user['email']) })),
);

/** Number of simultaneous problems, fewer than a form's summary lists. */
const atOnce = 15;

/** Makes problems at every field of an entity, including fields that the page does not know. */
function problemsOf(entity: string): readonly (readonly Problem[])[] {
  const all = Object.keys(entryOf(product, 'entities', entity).fields).map((at): Problem => {
    return { at: at.replaceAll('*', '0'), code: 'refused', message: 'Refused', severity: 'error' };
  });
  return Array.from({ length: Math.ceil(all.length / atOnce) }, (_, n) =>
    all.slice(n * atOnce, (n + 1) * atOnce),
  );
}

/** Names of the visible fields. */
function shownNames(): readonly string[] {
  return [...document.querySelectorAll('.en-form :is(label, legend, .en-label, th)')]
    .filter((each) => each.closest('[hidden]') === null)
    .map(({ textContent }) => textContent.replace(/\*$/, '').trim());
}

interface HostProps {
  readonly form: string;
  readonly initial: JsonObject;
  readonly problems: readonly Problem[];
}

/** Renders a form with a button that acts as a refused save. */
function Host({ form: name, initial, problems }: HostProps) {
  const form = useForm({ form: name, initial, old: initial });
  return (
    <>
      <EntityForm form={form} onSubmit={() => undefined} />
      <Button onClick={() => form.showServerProblems(problems)}>Refuse</Button>
    </>
  );
}

describe('a refusal of the gateway', () => {
  useNoServer();

  it.each(cases)('names no field that $name lacks, as $who sees it', async ({ form, user }) => {
    const initial = sampleRecord(entryOf(product, 'entities', form.entity).schema, 0);
    for (const problems of problemsOf(form.entity)) {
      await act(
        async () =>
          void renderEngine(<Host form={form.name} initial={initial} problems={problems} />, {
            ...{ product, user, records: openRecords },
          }),
      );
      act(() => screen.getByText('Refuse').click());
      const [summary] = document.querySelectorAll<HTMLElement>('.en-summary');
      if (summary === undefined) throw new Error('Nothing says that the save was refused.');
      for (const entry of within(summary).getAllByRole('listitem')) {
        const link = within(entry).queryByRole('button');
        if (link === null)
          expect(entry.textContent).toMatch(/^What this form does not show stops the save|^Refused$/);
        // Opens the tab of the field; the name of a field in a group follows that of the group.
        else {
          await act(async () => link.click());
          await waitFor(() => expect(shownNames()).toContain(link.textContent.split(': ').at(-1)));
        }
      }
      cleanup();
    }
  });
});

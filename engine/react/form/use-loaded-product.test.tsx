import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import type { Entity } from '../../core/product/entity.ts';
import { entityPlaceholder } from '../../core/product/outline.ts';
import type { Product } from '../../core/product/product.ts';
import { Button } from '../parts/Button.tsx';
import { library } from '../testing/library.ts';
import { renderEngine } from '../testing/render-engine.tsx';
import { EntityForm } from './EntityForm.tsx';
import { useForm } from './use-form.ts';

const desk = library.entities['desk'] as Entity;

/** Library as pages load it, with an outline of desks whose rest arrives later. */
function outlined(load: () => Promise<Entity>): Product {
  const { schema: _schema, validate: _validate, rules: _rules, messages: _messages, ...known } = desk;
  return {
    ...library,
    entities: { ...library.entities, desk: entityPlaceholder(known) },
    load: { desk: load },
  };
}

function Desk() {
  const form = useForm({ form: 'desk', initial: {} });
  return (
    <>
      <EntityForm form={form} onSubmit={() => {}} />
      <Button onClick={() => void form.attemptSave()}>Save</Button>
    </>
  );
}

describe('a form of an entity that is not loaded yet', () => {
  it('waits for it once, then checks by it as ever', async () => {
    let loads = 0;
    const product = outlined(async () => {
      loads += 1;
      return desk;
    });
    const form = (
      <Suspense fallback="Wait">
        <Desk />
      </Suspense>
    );
    const { user } = await act(async () => renderEngine(form, { product }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(screen.getByLabelText(/^Name/)).toHaveAccessibleDescription('Name is required');
    expect(loads).toBe(1);
  });

  it('is told of when somebody checks without a form', () => {
    const { desk: outline } = outlined(async () => desk).entities;
    expect(() => outline?.validate({})).toThrow(/not loaded yet/);
  });
});

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Entity, Field } from '../../core/product/entity.ts';
import type { Product } from '../../core/product/product.ts';
import { library } from '../testing/library.ts';
import { renderEngine } from '../testing/render-engine.tsx';
import { EntityForm } from './EntityForm.tsx';
import { useForm } from './use-form.ts';

function Host() {
  return <EntityForm form={useForm({ form: 'desk', initial: {}, old: undefined })} onSubmit={() => {}} />;
}

/** Library with a rule that refuses all users access to the whole contact of a desk. */
function withLock(lock: Partial<Field>): Product {
  const desk = library.entities['desk'] as Entity;
  const contact: Field = { title: 'In charge', type: 'object', ...lock };
  const allows = { source: 'false', evaluate: () => false };
  return {
    ...library,
    entities: { ...library.entities, desk: { ...desk, fields: { ...desk.fields, '/contact': contact } } },
    access: { ...library.access, nobody: { name: 'nobody', needs: 'a miracle', allows } },
  };
}

describe('fields inside of something that has an access rule', () => {
  it('cannot be changed by those who may not change the whole, as the gateway would keep them', async () => {
    renderEngine(<Host />, { product: withLock({ writeAccess: 'nobody' }) });
    expect(await screen.findByLabelText('First Name')).toBeDisabled();
    expect(screen.getByLabelText('Email')).toBeEnabled();
  });

  it('are not there for those who may not see the whole', async () => {
    renderEngine(<Host />, { product: withLock({ readAccess: 'nobody' }) });
    expect(await screen.findByLabelText('Email')).toBeInTheDocument();
    expect(screen.queryByLabelText('First Name')).toBeNull();
  });
});

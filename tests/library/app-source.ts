import { packageName } from './scratch-project.ts';

/** What a developer elsewhere writes: one form of a library of books, and what a save yields. */
export const appSource = `
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createGatewayClient, EngineProvider, EngineTheme } from '${packageName}';
import { EntityForm, useForm } from '${packageName}/forms';
import { product } from '../generated/product.ts';

const user = {
  _id: 'u', id: 'u', auth0Id: 'u', email: '', firstName: '', lastName: '',
  roles: [], permissions: ['library.read', 'library.lend'], organizations: [],
};
const client = createGatewayClient({ product: () => product, getAccessToken: async () => '' });

function Book() {
  const [saved, setSaved] = useState('');
  const form = useForm({ form: 'book', initial: product.forms['book']?.initial ?? {} });
  const save = () => {
    const values = form.attemptSave();
    if (values !== undefined) setSaved(JSON.stringify(values));
  };
  return createElement('div', {}, createElement(EntityForm, { form, onSubmit: save }), createElement('output', {}, saved));
}

const root = createRoot(document.getElementById('root') as Element);
const provided = createElement(EngineProvider, { product, client, user, children: createElement(Book) });
root.render(createElement(EngineTheme, { children: provided }));
`;

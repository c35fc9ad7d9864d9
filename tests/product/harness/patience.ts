import { configure } from '@testing-library/react';
import { loadForms } from '../../../engine/react/form/use-loaded-product.ts';
import { liveProduct } from '../../../screens/product.ts';

/** An answer comes all the way from a database, a form is compiled on its way, and the machine does other things beside. */
configure({ asyncUtilTimeout: 20_000 });

// A dialog of a file would wait until its form is read and translated; a browser has it ready by then. Worse, what
// suspends by a click of Testing Library may never be shown: it clicks within an act() that is not waited for, where
// React puts the rest of the work aside and takes it for scheduled.
const product = liveProduct.get();
await Promise.all([
  import('../../../engine/react/tab/RowDialog.tsx'),
  loadForms(product, Object.keys(product.forms)),
]);

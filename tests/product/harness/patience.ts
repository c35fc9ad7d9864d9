import { loadForms } from '../../../engine/react/form/use-loaded-product.ts';
import { loadParts } from '../../../engine/react/parts/lazy-part.tsx';
import { liveProduct } from '../../../screens/product.ts';

// A dialog of a file would wait until its form is read and translated; a browser has it ready by then. Worse, what
// suspends by a click of Testing Library may never be shown: it clicks within an act() that is not waited for, where
// React puts the rest of the work aside and takes it for scheduled. So is every part of the page that opens on demand.
const { loadScreen = {} } = liveProduct.get();
await Promise.all(Object.keys(loadScreen).map((screen) => liveProduct.loadScreen(screen)));
const product = liveProduct.get();
await Promise.all([loadParts(), loadForms(product, Object.keys(product.forms))]);

import { loadForms } from '../../../engine/react/form/use-loaded-product.ts';
import { loadParts } from '../../../engine/react/parts/lazy-part.tsx';
import { liveProduct } from '../../../screens/product.ts';

// Loads all screens, parts and forms first. Otherwise the first dialog of a test file would wait for its form to be
// read and translated, which a browser has done by then. Worse, a part that suspends on a click of Testing Library
// may never be shown: the click happens within an act() that nobody awaits, where React sets the remaining work aside
// as if it were scheduled.
const { loadScreen = {} } = liveProduct.get();
await Promise.all(Object.keys(loadScreen).map((screen) => liveProduct.loadScreen(screen)));
const product = liveProduct.get();
await Promise.all([loadParts(), loadForms(product, Object.keys(product.forms))]);

import { loadForms } from '../../../engine/react/form/use-loaded-product.ts';
import { loadParts } from '../../../engine/react/parts/lazy-part.tsx';
import { liveProduct } from '../../../screens/product.ts';

// Loads all screens, parts and forms first. The first dialog of a test file would otherwise wait for its form to be
// loaded and transformed, which a browser has done by then. Moreover, a part that suspends on a click of Testing
// Library may never appear: the click runs within an `act()` that is not awaited, in which React defers the remaining
// work.
const { loadScreen = {} } = liveProduct.get();
await Promise.all(Object.keys(loadScreen).map((screen) => liveProduct.loadScreen(screen)));
const product = liveProduct.get();
await Promise.all([loadParts(), loadForms(product, Object.keys(product.forms))]);

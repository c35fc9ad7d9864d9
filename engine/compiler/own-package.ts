import { extname } from 'node:path';

/** Name of the package that gateway, pages, Studio and commands are distributed in. */
export const productPackage = '@schema-driven/product';

/** True where this code runs compiled, in the package, where Node strips no types. */
export const isPackaged = extname(import.meta.filename) === '.js';

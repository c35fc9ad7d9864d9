/** Globals of Node that json-schema-to-typescript asks for its folder and for bytes, even where nothing is read. */
const node = { process: { env: {}, cwd: () => '/' }, Buffer: { isBuffer: () => false } };

Object.assign(globalThis, node);

declare module 'pg/lib/utils.js' {
  const utils: {
    /** A parameter as it travels. */
    prepareValue(value: unknown): string | Buffer | null;
  };
  export = utils;
}

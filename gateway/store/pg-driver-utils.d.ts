declare module 'pg/lib/utils.js' {
  const utils: {
    /** Converts a parameter to its form for sending. */
    prepareValue(value: unknown): string | Buffer | null;
  };
  export = utils;
}

/** Setting that prevents the start; the message names it and the correct form. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

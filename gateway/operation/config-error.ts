/** Error about a setting that prevents the start; the message names the setting and its correct form. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

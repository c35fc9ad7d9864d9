/** A setting that the gateway cannot start with; the message says which, and what to write instead. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

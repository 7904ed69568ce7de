/** A setting that is missing or wrong; the message says which and what it takes. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

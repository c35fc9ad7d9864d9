/** URLs of files that pages fetch after the entry script, as known to the build (tools/dev/first-script.ts). */
export interface FilesOfScreens {
  /** URLs by screen. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
  /** URLs that every screen fetches after its own. */
  readonly then: readonly string[];
}

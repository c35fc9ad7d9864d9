/** Files that pages fetch after their program, as the build knows them (tools/dev/first-script.ts). */
export interface FilesOfScreens {
  /** URLs by the name of the screen. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
  /** URLs that every screen fetches after those. */
  readonly then: readonly string[];
}

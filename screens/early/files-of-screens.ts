/** What the build knows of the files that pages fetch after their program (tools/dev/first-script.ts). */
export interface FilesOfScreens {
  /** URLs by the name of the screen. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
  /** What every screen fetches after those. */
  readonly then: readonly string[];
}

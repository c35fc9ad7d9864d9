/**
 * Prefix of the Studio's access rules and calls, which are sealed: only a release changes them, and earlier published
 * versions are served with those of the release.
 */
export const sealedNames = 'studio.';

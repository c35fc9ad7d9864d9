/**
 * Prefix of the Studio's access rules and calls. They are sealed: only a release changes them, and older published
 * versions of the schemas are served with the release's.
 */
export const sealedNames = 'studio.';

/**
 * Prefix of the names of the Studio's access rules and calls. They are sealed: they change with a release only, and a
 * version that was published before it is served with those of the release.
 */
export const sealedNames = 'studio.';

/**
 * Prefix of the Studio's own access rules and calls. Published schemas cannot change them, and an older
 * published version is served with those of the release.
 */
export const sealedNames = 'studio.';

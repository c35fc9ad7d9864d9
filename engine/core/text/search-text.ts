/**
 * Maximum length of a search text in UTF-16 units, longer than any name. A page truncates longer texts; the gateway
 * refuses them.
 */
export const longestSearchText = 200;

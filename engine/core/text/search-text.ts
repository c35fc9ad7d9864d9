/**
 * Length in UTF-16 units that a search text has at most: more than any name has. A page cuts there; the gateway
 * refuses.
 */
export const longestSearchText = 200;

/** How many UTF-16 units a search looks for at most: more than any name has. A page cuts there; the gateway refuses. */
export const longestSearchText = 200;

/** Pattern of every `_id`. It allows no spaces and few special characters, since ids are parts of URLs and logs. */
export const recordIdPattern = '^[A-Za-z0-9_][A-Za-z0-9._:|-]{0,127}$';

/** Pattern of an `_id` chosen by a client: a random UUID (RFC 9562, version 4) in lower case. */
export const chosenIdPattern = '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$';

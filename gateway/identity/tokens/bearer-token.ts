/** Characters; nobody's token is longer, and verifying a megabyte of base64 would be work for nothing. */
const longestToken = 8_192;

/** The token of an `Authorization` header (RFC 6750); `undefined` for any other content. */
export function bearerToken(header: string): string | undefined {
  const token = /^Bearer ([A-Za-z0-9._~+/-]+=*)$/i.exec(header)?.[1];
  return token === undefined || token.length > longestToken ? undefined : token;
}

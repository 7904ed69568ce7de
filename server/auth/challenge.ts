/** What every 401 says besides (RFC 9110 §11.6.1). */
export const CHALLENGE = { headers: { 'WWW-Authenticate': 'Bearer' } } as const

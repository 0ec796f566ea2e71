const inside = 'http://inside.invalid'

/**
 * Takes an untrusted value, returns it as a path on this site, or '/'. Rejects everything a browser could
 * read as another site: //host, /\host, javascript:, control characters.
 */
export function safePath(value: unknown): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])[^\\\s\u0000-\u001f\u007f]*$/.test(value)) return '/'
  try {
    const url = new URL(value, inside)
    const path = url.pathname + url.search + url.hash
    return url.origin === inside && !path.startsWith('//') ? path : '/'
  } catch {
    return '/'
  }
}

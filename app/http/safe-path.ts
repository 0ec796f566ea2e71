const inside = 'http://inside.invalid'

/**
 * A path on this site from a value that came from outside, or '/': nothing that a browser could take for an
 * address elsewhere (//host, /\host, javascript:, control characters).
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

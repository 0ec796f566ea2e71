/**
 * Runs before the page's modules. zod asks, as soon as a schema is made, whether it may compile code; the
 * Content-Security-Policy forbids it and reports each attempt, so zod is told beforehand. No character of
 * it is escaped in HTML.
 */
export const bootScript = 'globalThis.__zod_globalConfig={jitless:true}'

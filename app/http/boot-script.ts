/**
 * Runs before the page's modules. zod asks, as soon as a schema is made, whether it may compile code; the
 * Content-Security-Policy forbids it and reports each attempt, so zod is told beforehand. It has no character that HTML escapes.
 */
export const bootScript = 'globalThis.__zod_globalConfig={jitless:true}'

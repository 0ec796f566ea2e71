/**
 * Runs before the page's modules. zod tests whether it may compile code as soon as a schema is created; the
 * Content-Security-Policy blocks and reports each attempt, so it is switched off first. Contains no character
 * that HTML must escape.
 */
export const bootScript = 'globalThis.__zod_globalConfig={jitless:true}'

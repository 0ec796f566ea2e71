/** Joins class names; skips falsy values. */
export function classNames(...names: (string | false | 0 | null | undefined)[]) {
  return names.filter(Boolean).join(' ')
}

/** Joins the class names that are set. */
export function classNames(...names: (string | false | 0 | null | undefined)[]) {
  return names.filter(Boolean).join(' ')
}

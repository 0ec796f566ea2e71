import { useActionData } from '@remix-run/react'

type Values = Record<string, unknown>

/**
 * The answer of an action that shows the values of a form before the act. The form can be filled from it again.
 */
export const previewOf = <Value extends Values>(value: Value) => ({
  initialValue: typed(value),
  preview: value,
})

/** The answer of an action that shows the form again, to change its values. */
export const formAgain = (value: Values) => ({ initialValue: typed(value) })

/** The values to show before the act, if the action answered with a preview. */
export function usePreview<Value extends Values>() {
  return (useActionData() as { preview?: Value } | undefined)?.preview
}

/** Values as a form sends them: numbers as texts. */
function typed(value: Values) {
  const text = (one: unknown) => (typeof one === 'number' ? String(one) : one)
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, Array.isArray(one) ? one.map(text) : text(one)]),
  )
}

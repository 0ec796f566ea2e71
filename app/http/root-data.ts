import { useRouteLoaderData } from '@remix-run/react'
import type { Constants } from '~/domain/constants/constants.server'
import type { loader } from '~/root'

/** What every page knows: language, viewer, form token, constants. */
export function useRootData() {
  return useRouteLoaderData<typeof loader>('root')
}

/** The token each form carries in its hidden field `_token`. */
export function useFormToken() {
  return useRootData()?.formToken ?? ''
}

/** The product's numbers, from the one row the rules use; the same object as long as they stay the same. */
export function useConstants(): Partial<Constants> {
  return read(useRootData()?.constants ?? '{}')
}

// The last ones read: they hardly ever change, and a page asks for them many times.
let last: { text: string; constants: Partial<Constants> } = { text: '{}', constants: {} }

function read(text: string) {
  if (last.text !== text) last = { text, constants: JSON.parse(text) as Constants }
  return last.constants
}

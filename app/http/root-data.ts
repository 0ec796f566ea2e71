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

/** The product's numbers, from the one row the rules use. */
export function useConstants(): Partial<Constants> {
  return useRootData()?.constants ?? {}
}

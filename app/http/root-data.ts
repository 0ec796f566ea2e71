import { useRouteLoaderData } from '@remix-run/react'
import type { Constants } from '~/domain/constants/constants.server'
import type { Language } from '~/i18n/locale'
import type { Role } from '~/viewer/role'
import type { Viewer } from '~/viewer/viewer'
import type { News } from './news'
import type { Theme } from './theme'

/** What the loader of every page returns. */
export type RootData = {
  language: Language
  origin: string
  theme: Theme | undefined
  /** As JSON. */
  constants: string
  formToken: string
  flash: News | null
  requestId: string
  viewer: RootViewer | null
}

type RootViewer = Pick<
  Viewer,
  'adminRight' | 'mentorStatus' | 'cartCount' | 'waitingCount' | 'unreadCount' | 'safetyPerson'
> & {
  name: string
  photo: string | undefined
  role: Role | null
  roles: Role[]
  unconfirmedEmail: string | null
}

/** The data of every page: viewer, form token, constants, outcome of the last act. */
export function useRootData() {
  return useRouteLoaderData<RootData>('root')
}

/** The form token, for the hidden field `_token`. */
export function useFormToken() {
  return useRootData()?.formToken ?? ''
}

/**
 * The product's numbers, from the table that the SQL rules use. Returns the same object until they change.
 */
export function useConstants(): Partial<Constants> {
  return read(useRootData()?.constants ?? '{}')
}

// The last parsed value: the constants rarely change, and a page asks for them many times.
let last: { text: string; constants: Partial<Constants> } = { text: '{}', constants: {} }

function read(text: string) {
  if (last.text !== text) last = { text, constants: JSON.parse(text) as Constants }
  return last.constants
}

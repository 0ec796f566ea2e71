import type { ReactNode } from 'react'
import type { Flash } from '~/ui/toast'
import type { Role } from '~/viewer/role'
import type { MenuGroup, MenuItem } from './menus'

/** The person who looks at the page, as far as the frame needs to know her. */
export type ShellViewer = { name: string; role: Role | null; roles: string[]; photo?: string }

export type ShellProps = {
  viewer: ShellViewer | null
  /** Language of the page inside the program: el, en, de, fr, pt. */
  locale: string
  /** Path and query of the page: marks the menu, and brings her back after a change of language. */
  path: string
  formToken: string
  /** Things waiting, by the key of their menu item. */
  counts?: Record<string, number>
  flash?: Flash | null
  /** The database is a demonstration's. */
  demo?: boolean
  children: ReactNode
}

export type ClientShellProps = ShellProps & { menu?: MenuItem[]; footer?: MenuItem[] }
export type AdminShellProps = ShellProps & { menu?: MenuGroup[] }

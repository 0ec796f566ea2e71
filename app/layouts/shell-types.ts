import type { ReactNode } from 'react'
import type { Queue } from '~/domain/queues/queue-counts'
import type { Flash } from '~/ui/flash-message'
import type { AdminRight } from '~/viewer/rights'
import type { Role } from '~/viewer/role'
import type { Viewer } from '~/viewer/viewer'

export type MenuItem = {
  to: string
  label: string
  count?: number
  /** Whether a page, named by its path, belongs to the item; without it, the pages below. */
  isHere?: (path: string) => boolean
  /** Whether the item is the page itself, where its path alone does not tell. */
  isPage?: boolean
}

/** How many items wait in each queue of the menu. */
export type Waits = Partial<Record<Queue, number>>

/** The signed-in user as the page frame needs it. */
export type ShellViewer = {
  name: string
  role: Role | null
  roles: string[]
  adminRight?: AdminRight | null
  mentorStatus?: Viewer['mentorStatus']
  photo?: string
  /** Messages of the team that the viewer has not read. */
  unreadCount?: number
}

export type ShellProps = {
  viewer: ShellViewer | null
  /** The language of the page: el, en, de, fr, pt. */
  locale: string
  /**
   * Path and query of the page: marks the menu item and is the page to return to after a change of language.
   */
  path: string
  formToken: string
  /** Number of waiting items, by key of the menu item. */
  counts?: Record<string, number>
  flash?: Flash | null
  /** True if the database is a demo. */
  demo?: boolean
  children: ReactNode
}

export type ClientShellProps = ShellProps & { menu?: MenuItem[]; footer?: MenuItem[] }
export type AdminShellProps = ShellProps & { waiting: Waits }

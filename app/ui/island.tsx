import type { ComponentProps, ReactNode } from 'react'
import type BecomeMentee from '~/islands/become-mentee'
import type Suggestions from '~/islands/suggestions'

type Islands = { 'become-mentee': typeof BecomeMentee; suggestions: typeof Suggestions }

type IslandProps<Name extends keyof Islands> = {
  name: Name
  /** What its component needs, words included. */
  props: Omit<ComponentProps<Islands[Name]>, 'was'>
  /** The same without JavaScript. */
  children: ReactNode
}

/** A part of a page that a component of app/islands takes over when it is touched (app/browser/islands.ts). */
export function Island<Name extends keyof Islands>({ name, props, children }: IslandProps<Name>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      {children}
    </div>
  )
}

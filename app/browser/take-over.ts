// Lets an island take the place of what the server wrote. Comes with React, so with the first island.
import { createElement, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** An island gets its props from the attribute of its element, and a copy of the element as it was. */
export type Component = ComponentType<{ was: HTMLElement }>

type Control = HTMLElement & Partial<HTMLInputElement>

/**
 * Renders an island into its element at one stroke: nobody meets two fields, or none. A field gets the value, the
 * selection and the focus of the one whose place it takes.
 */
export function takeOver(element: HTMLElement, island: Component) {
  const before = controlsIn(element)
  const { activeElement } = document
  const was = element.cloneNode(true) as HTMLElement
  const props = JSON.parse(element.dataset.props ?? '{}') as object
  const selections = new Map([...before].map(([name, control]) => [name, selectionOf(control)]))
  flushSync(() => createRoot(element).render(createElement(island, { ...props, was })))
  element.dataset.taken = ''
  for (const [name, control] of controlsIn(element)) {
    const old = before.get(name)
    if (!old) continue
    giveValue(old, control)
    if (old === activeElement) control.focus({ preventScroll: true })
    const selection = selections.get(name)
    if (selection) control.setSelectionRange?.(...selection)
  }
}

/** What can have a value or the focus, by its kind, its name and its place among others of that name. */
function controlsIn(element: HTMLElement) {
  const controls = new Map<string, Control>()
  for (const control of element.querySelectorAll<Control>('a[href], button, input, select, textarea')) {
    const name = `${control.tagName} ${control.type} ${control.name}`
    let place = 0
    while (controls.has(`${name} ${place}`)) place += 1
    controls.set(`${name} ${place}`, control)
  }
  return controls
}

function selectionOf({ selectionStart, selectionEnd, selectionDirection }: Control) {
  if (typeof selectionStart !== 'number' || typeof selectionEnd !== 'number') return undefined
  return [selectionStart, selectionEnd, selectionDirection ?? 'none'] as const
}

/** As a user gives it, so that React hears of it. */
function giveValue(old: Control, control: Control) {
  if (control.type === 'file') control.files = old.files
  else if (old.checked !== control.checked) control.click()
  else if (old.value !== control.value && !/^(A|BUTTON)$/.test(control.tagName)) {
    // React shadows the property of the element itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, old.value)
    control.dispatchEvent(new Event(control.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
  }
}

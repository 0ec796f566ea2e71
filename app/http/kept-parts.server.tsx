import type { i18n } from 'i18next'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import type { KeepPart } from './kept-part'
import { AddressStart } from './link'

// Of one kind; then they begin anew: a count in a menu changes all the time.
const mostTexts = 500
const texts = new WeakMap<object, Map<string, string>>()

/**
 * Keeps the HTML of parts that are the same on many pages. A part is rendered outside of its page, so nothing of the
 * viewer can get into it but by its props, and these are in its key.
 */
export function keepingParts(i18n: i18n): KeepPart {
  return (contents, props, start) => {
    const known = texts.get(contents) ?? new Map<string, string>()
    texts.set(contents, known)
    const key = `${i18n.language} ${start} ${JSON.stringify(props)}`
    const text =
      known.get(key) ??
      renderToString(
        <I18nextProvider i18n={i18n}>
          <AddressStart value={start}>{createElement(contents, props)}</AddressStart>
        </I18nextProvider>,
      )
    if (known.size >= mostTexts) known.clear()
    known.set(key, text)
    return text
  }
}

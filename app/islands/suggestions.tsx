import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions, Portal } from '@headlessui/react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

/** `to`: the page that it opens; or `filter`, the field of the search that `value` fills. */
type Suggestion = { label: string; kind: string; to?: string; filter: string; value: string }

type SuggestionsProps = {
  /** The address, with a query, that answers with suggestions for `q`. */
  from: string
  /** The first option, which searches for what is typed, in place of «…». */
  search: string
  was: HTMLElement
}

const line = 'drop-down-line justify-between py-1.5 data-focus:bg-primary-soft data-focus:text-primary-strong'

// Above all that cuts off what overflows, and not outside the landmarks of the page.
const main = { current: document.querySelector('main') }

// So long nobody types before the field asks. In milliseconds.
const typing = 150

/** A search field, and below it what its words may mean. */
export default function Suggestions({ from, search, was }: SuggestionsProps) {
  const plain = was.querySelector('input')!
  // Not what was typed since: that is given to the field as typed, and opens the list.
  const [text, setText] = useState(plain.defaultValue)
  const [found, setFound] = useState<Suggestion[]>([])
  const field = useRef<HTMLInputElement>(null)
  const leaving = useRef(false)
  const words = text.trim()

  useEffect(() => {
    const asked = new AbortController()
    const later = setTimeout(() => {
      fetch(`${from}&q=${encodeURIComponent(words)}`, { signal: asked.signal })
        .then((answer) => (answer.ok ? answer.json() : []))
        .then(setFound, () => undefined)
    }, typing)
    return () => {
      clearTimeout(later)
      asked.abort()
    }
  }, [from, words])

  function choose(chosen: Suggestion | 'search' | null) {
    const form = field.current?.form
    // Headless UI chooses for who leaves with Tab too.
    if (!form || !chosen || leaving.current) return
    if (chosen === 'search') form.requestSubmit()
    else location.assign(addressOf(chosen, form))
  }

  function note(event: KeyboardEvent) {
    leaving.current = event.key === 'Tab'
    if (event.key !== 'Enter' || words) return
    event.preventDefault()
    field.current?.form?.requestSubmit()
  }

  return (
    <Combobox value={null} onChange={choose}>
      <ComboboxInput
        ref={field}
        id={plain.id}
        name={plain.name}
        type="search"
        autoComplete="off"
        className={plain.className}
        placeholder={plain.placeholder}
        defaultValue={text}
        displayValue={() => text}
        onFocus={() => (leaving.current = false)}
        onKeyDown={note}
        onChange={({ target }) => setText(target.value)}
      />
      {words && (
        <Portal.Group target={main}>
          <ComboboxOptions
            anchor={{ to: 'bottom start', gap: 4, padding: 16 }}
            modal={false}
            className="z-40 w-(--input-width) min-w-80 rounded-leaf-sm border border-edge bg-card p-1 text-ink shadow-float"
          >
            <ComboboxOption value="search" className={line}>
              {search.replace('…', () => words)}
            </ComboboxOption>
            {found.map((one) => (
              <ComboboxOption key={one.to ?? one.filter + one.value} value={one} className={line}>
                <span className="min-w-0 wrap-anywhere">{one.label}</span>{' '}
                <span className="shrink-0 text-sm text-muted">{one.kind}</span>
              </ComboboxOption>
            ))}
          </ComboboxOptions>
        </Portal.Group>
      )}
    </Combobox>
  )
}

/** Its page, or the search with the other filters that are filled in and this one. */
function addressOf({ to, filter, value }: Suggestion, form: HTMLFormElement) {
  if (to) return to
  const kept = [...new FormData(form)].filter(
    ([name, own]) => name !== 'q' && (name !== filter || (name === 'fieldOfSupport' && own !== value)),
  )
  return `${form.action}?${new URLSearchParams([...kept.map(([name, own]) => [name, `${own}`]), [filter, value]])}`
}

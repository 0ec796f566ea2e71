// Comes with a form that answers as it is filled in (data-answers): each change asks for the page again, and what follows
// from the choice is shown in the page that is there: its list, its counts, its address and its title. data-choices holds
// the fields whose counts follow, and data-follows, with an id, is a part that is read anew. Where no answer comes, the form
// is sent as without this script; without a connection the list stays, and the form says so (data-unanswered).

// So long nobody types before the form asks. In milliseconds.
const typing = 400

export function follow(form: HTMLFormElement) {
  let asked = questionOf(form)
  let underWay = new AbortController()
  let later: ReturnType<typeof setTimeout> | undefined

  /** Shows the answer to what is filled in now. A newer question takes the place of one that is under way. */
  async function answer() {
    clearTimeout(later)
    const question = questionOf(form)
    if (question === asked) return
    asked = question
    underWay.abort()
    const { signal } = (underWay = new AbortController())
    busy(true)
    try {
      const found = await fetch(`${form.action}?${question}`, { signal })
      const { pathname, search } = new URL(found.url)
      if (!found.ok || pathname !== location.pathname) throw new Error('another page')
      const next = new DOMParser().parseFromString(await found.text(), 'text/html')
      signal.throwIfAborted()
      show(next)
      history.replaceState(history.state, '', pathname + search)
      say(false)
      busy(false)
    } catch (error) {
      if (signal.aborted) return
      // As if the button had been pressed.
      if (!(error instanceof TypeError)) return form.submit()
      asked = ''
      say(true)
      busy(false)
    }
  }

  const line = form.querySelector<HTMLElement>('[data-unanswered]')
  const say = (unanswered: boolean) => {
    if (line) line.textContent = unanswered ? `${line.dataset.unanswered}` : ''
  }

  form.addEventListener('input', ({ target }) => {
    clearTimeout(later)
    const typed = target instanceof HTMLInputElement && target.type === 'search'
    if (typed) later = setTimeout(answer, typing)
    else void answer()
  })
  form.addEventListener('change', () => void answer())
  window.addEventListener('online', () => void answer())
  // Whoever leaves needs no answer, until the way back.
  const leave = () => {
    clearTimeout(later)
    underWay.abort()
    asked = ''
  }
  form.addEventListener('submit', leave)
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void answer()
  })
}

const questionOf = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, `${value}`])).toString()

const partsThatFollow = () => document.querySelectorAll<HTMLElement>('[data-follows]')

const busy = (now: boolean) => partsThatFollow().forEach((part) => (part.ariaBusy = `${now}`))

function show(next: Document) {
  // Fields stay as they are filled in: only their counts follow, and which of them can be chosen.
  const [fields, nextFields] = [fieldsOf(document), fieldsOf(next)]
  if (fields.length !== nextFields.length) throw new Error('other fields')
  fields.forEach((field, at) => {
    const twin = nextFields[at]!
    if (field instanceof HTMLLabelElement || field instanceof HTMLOptionElement)
      field.textContent = twin.textContent
    // The focus stays where it is.
    if ('disabled' in field)
      field.disabled = 'disabled' in twin && twin.disabled && field !== document.activeElement
  })
  for (const part of partsThatFollow())
    part.replaceChildren(...(next.getElementById(part.id)?.childNodes ?? []))
  document.title = next.title
  // The forms of the frame lead back to this page.
  const [back, nextBack] = [waysBack(document), waysBack(next)]
  back.forEach((way, at) => (way.value = nextBack[at]?.value ?? way.value))
}

const fieldsOf = (page: Document) =>
  page.querySelectorAll<HTMLLabelElement | HTMLOptionElement | HTMLInputElement>(
    '[data-choices] :is(label, option, input)',
  )

const waysBack = (page: Document) => page.querySelectorAll<HTMLInputElement>('input[name="redirectTo"]')

// Keeps long texts in the tab until their form was sent: whoever leaves a page finds there again what was written. A text
// belongs to the token of its form, so to one session in one role; any other page forgets it.

type Draft = { text: string; sent?: boolean }
type Drafts = { token: string; texts: Record<string, Draft> }

const key = 'drafts'
const token = document.querySelector<HTMLInputElement>('input[name=_token]')?.value

function stored(): Drafts {
  try {
    const drafts = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Drafts | null
    if (drafts && drafts.token === token) return drafts
  } catch {
    // A browser may forbid it.
  }
  return { token: token ?? '', texts: {} }
}

function store(change: (texts: Drafts['texts']) => void) {
  const drafts = stored()
  change(drafts.texts)
  try {
    sessionStorage.setItem(key, JSON.stringify(drafts))
  } catch {
    // A browser may forbid it.
  }
}

const placeOf = (field: HTMLTextAreaElement) => `${location.pathname}#${field.id}`
const isKept = (field: unknown): field is HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement &&
  field.form?.getAttribute('method') === 'post' &&
  'kept' in field.dataset

document.addEventListener('input', ({ target }) => {
  if (!token || !isKept(target)) return
  document.getElementById(`${target.id}-kept`)?.remove()
  store((texts) => {
    if (target.value) texts[placeOf(target)] = { text: target.value }
    else delete texts[placeOf(target)]
  })
})

// A form on its way is perhaps accepted: the next page tells.
window.addEventListener('pagehide', () => {
  const fields = [...document.querySelectorAll('form[data-on-its-way] textarea')].filter(isKept)
  if (fields.length > 0)
    store((texts) => {
      for (const field of fields) if (texts[placeOf(field)]) texts[placeOf(field)]!.sent = true
    })
})

/** Forgets what was accepted, and puts the rest back into empty fields. What the server wrote there stays. */
function putBack() {
  if (!token) return
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // The way back and a second try lead from a page that never came.
  const accepted = visit?.type === 'navigate' && !document.querySelector('[data-errors]')
  store((texts) => {
    for (const [place, draft] of Object.entries(texts)) {
      if (draft.sent && accepted) delete texts[place]
      else delete draft.sent
    }
  })
  const { texts } = stored()
  for (const field of document.querySelectorAll('textarea')) {
    const draft = isKept(field) && texts[placeOf(field)]
    if (!draft || field.value) continue
    field.value = draft.text
    const line = document.createElement('p')
    line.id = `${field.id}-kept`
    line.className = 'text-sm text-muted'
    line.role = 'status'
    field.after(line)
    line.textContent = field.dataset.kept ?? ''
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
// On the way back the browser fills fields in later.
window.addEventListener('pageshow', putBack)

// What forms do: each is sent once and says that it is on its way, passwords can be shown, texts are counted, a field is
// asked only where it applies. Elements say by their attributes what they want.

const longestWait = 10_000

const upload = () => import('./upload')

document.addEventListener('submit', (event) => {
  const { target: form, submitter } = event
  if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return
  // Not form.method: a field of that name would answer for it.
  if (form.getAttribute('method') !== 'post') return
  if ('onItsWay' in form.dataset) return event.preventDefault()
  form.dataset.onItsWay = ''
  const label = submitter?.lastChild
  const said = label?.textContent
  if (submitter instanceof HTMLElement && label) {
    submitter.ariaDisabled = 'true'
    label.textContent = submitter.dataset.pending ?? said ?? ''
  }
  // Its answer may be a file, the user may have stopped it, and the way back may show the page as it was left.
  const again = () => {
    delete form.dataset.onItsWay
    if (!submitter || !label) return
    submitter.ariaDisabled = null
    label.textContent = said ?? ''
  }
  window.addEventListener('pagehide', again, { once: true })
  const broken = form.querySelector<HTMLElement>('[data-not-sent]')
  if (!broken || !carriesFile(form)) return void setTimeout(again, longestWait)
  // A file takes as long as it takes.
  event.preventDefault()
  broken.hidden = true
  upload()
    .then(({ send }) => send(form, submitter))
    .catch(() => {
      broken.hidden = false
      again()
    })
})

const isFile = (field: EventTarget | null): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === 'file'

const carriesFile = (form: HTMLFormElement) =>
  [...form.elements].some((field) => isFile(field) && (field.files?.length ?? 0) > 0)

const takeFile = ({ target }: { target: EventTarget | null }) => {
  if (isFile(target))
    upload().then(
      ({ take }) => take(target),
      () => undefined,
    )
}
document.addEventListener('change', takeFile)
// Chosen before this script came.
for (const field of document.querySelectorAll('input[type=file]'))
  if (isFile(field) && field.files?.length) takeFile({ target: field })

for (const form of document.querySelectorAll('form[data-send-at-once]'))
  if (form instanceof HTMLFormElement) form.requestSubmit()

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest('button[data-shows]')
  if (!(button instanceof HTMLButtonElement)) return
  const password = document.getElementById(`${button.dataset.shows}`)
  if (!(password instanceof HTMLInputElement)) return
  const { textContent } = button
  password.type = password.type === 'password' ? 'text' : 'password'
  button.textContent = button.dataset.otherLabel ?? ''
  button.dataset.otherLabel = textContent ?? ''
})

/** Says below a text how long it is. */
function count(line: HTMLElement) {
  const field = document.getElementById(`${line.dataset.counts}`)
  if (!(field instanceof HTMLTextAreaElement)) return
  const { value } = field
  const length = line.dataset.unit === 'words' ? value.split(/\s+/u).filter(Boolean).length : value.length
  line.textContent = `${line.dataset.text}`.replace('0', `${length}`)
}

/** Shows what applies to the choice that it depends on. */
function showApplying(part: HTMLElement) {
  const choice = document.getElementById(`${part.dataset.appliesTo}`)
  if (choice instanceof HTMLSelectElement) part.hidden = choice.value !== part.dataset.appliesIf
}

function readFields() {
  for (const line of document.querySelectorAll('[data-counts]')) if (line instanceof HTMLElement) count(line)
  for (const part of document.querySelectorAll('[data-applies-to]'))
    if (part instanceof HTMLElement) showApplying(part)
}
document.addEventListener('input', readFields)
// On the way back the browser fills fields in later.
window.addEventListener('pageshow', readFields)
readFields()

// Comes with the first file that is chosen. Shows a chosen photo, makes large pictures smaller, and sends their form: it says
// how much has gone, and where the connection breaks, or the answer is no, everything stays as it was.

const largest = 1_000_000
const smaller = new WeakMap<HTMLInputElement, Promise<void>>()

/** Takes what was chosen in a field. */
export function take(input: HTMLInputElement) {
  const chosen = input.files?.[0]
  const picture = document.getElementById(`${input.dataset.photo}`)
  if (picture instanceof HTMLImageElement) {
    URL.revokeObjectURL(picture.src)
    picture.hidden = !chosen
    // A file that is no picture: the answer says so.
    picture.addEventListener('error', () => (picture.hidden = true), { once: true })
    if (chosen) picture.src = URL.createObjectURL(chosen)
  }
  if (chosen && input.dataset.longest)
    smaller.set(input, shrink(input, chosen, Number(input.dataset.longest)))
}

/** Puts a JPEG of less than one megabyte in place of a larger picture, if the browser can read it. */
async function shrink(input: HTMLInputElement, file: File, longest: number) {
  if (file.size <= largest || !file.type.startsWith('image/')) return
  const image = await createImageBitmap(file).catch(() => undefined)
  if (!image) return
  const scale = Math.min(1, longest / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.width * scale)
  canvas.height = Math.round(image.height * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  for (const quality of [0.9, 0.75, 0.5]) {
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
    if (!blob || blob.size > largest) continue
    // The user may have chosen another file in the meantime.
    if (input.files?.[0] !== file) return
    const files = new DataTransfer()
    files.items.add(new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }))
    input.files = files.files
    return
  }
}

export const filesOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.type === 'file',
  )

/** Sends a form and goes where the answer leads, or shows it. Rejects when the connection breaks. */
export async function send(form: HTMLFormElement, submitter: HTMLElement | null) {
  await Promise.all(filesOf(form).map((field) => smaller.get(field)))
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? location.href
  const answer = await post(action, new FormData(form, submitter), form)
  if (answer.getResponseHeader('x-answers')) return show(form, answer.responseText, answer.responseURL)
  if (answer.status >= 400) throw new Error('no page')
  // What that page tells once, it has not told yet (app/http/flash.server.ts).
  location.assign(answer.responseURL)
}

function post(address: string, body: FormData, form: HTMLFormElement) {
  const line = form.querySelector<HTMLElement>('[data-sending]')
  const [bar, said] = [line?.querySelector('progress'), line?.querySelector('output')]
  return new Promise<XMLHttpRequest>((done, broke) => {
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (!line || !bar || !said || !total) return
      line.hidden = false
      bar.value = loaded / total
      // A screen reader is told each quarter.
      const gone = `${Math.floor((loaded / total) * 4) * 25}\u00A0%`
      if (said.textContent !== gone) said.textContent = gone
    })
    request.addEventListener('load', () => done(request))
    request.addEventListener('error', broke)
    request.addEventListener('loadend', () => {
      if (line) line.hidden = true
    })
    request.open('POST', address)
    request.send(body)
  })
}

/** Shows the page that came for an answer; its fields have the files that were chosen. */
function show(form: HTMLFormElement, text: string, address: string) {
  const next = new DOMParser().parseFromString(text, 'text/html')
  const [main, nextMain] = [document.querySelector('main'), next.querySelector('main')]
  if (!main || !nextMain) throw new Error('no page')
  for (const field of filesOf(form)) {
    const [again] = nextMain.querySelectorAll<HTMLInputElement>(`input[type=file][name="${field.name}"]`)
    if (again) again.files = field.files
  }
  main.replaceWith(nextMain)
  document.title = next.title
  if (address !== location.href) {
    history.pushState(null, '', address)
    window.addEventListener('popstate', () => location.reload(), { once: true })
  }
  nextMain.querySelector<HTMLElement>('[data-errors]')?.focus()
}

// Long: what every page does: menus close, the way to the top comes, texts are printed, values copied, the rows of a list
// chosen, the profiles of this visit shown. Elements say by their attributes what they want.

const page = document.documentElement

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[name="drop-down"][open]')

document.addEventListener('click', (event) => {
  const { target } = event
  if (!(target instanceof Element)) return
  const link = target.closest('a')
  for (const menu of openMenus()) if (link || !menu.contains(target)) menu.open = false
  link?.closest('dialog')?.close()
  if (link && 'popsUp' in link.dataset && !(event.metaKey || event.ctrlKey || event.shiftKey)) {
    event.preventDefault()
    popUp(link).catch(() => location.assign(link.href))
  }
  const choice = target.closest('a[data-choose]')
  if (choice instanceof HTMLElement) {
    event.preventDefault()
    for (const box of boxes()) box.checked = choice.dataset.choose === 'all'
    countChosen()
  }
  // The words of a card lie above its link (people.css): a press on them follows it, a selection does not.
  const card = !link && target.closest('.mentor-card > p, .mentor-card > div')?.parentElement
  if (card && getSelection()?.isCollapsed) card.querySelector('a')?.click()
  if (target.closest('[data-print]')) window.print()
  const copying = target.closest('[data-copy]')
  // A browser may forbid it: then the label does not say that it is copied.
  if (copying instanceof HTMLElement) copy(copying).catch(() => undefined)
})

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return
  for (const menu of openMenus()) {
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
})

/** Shows the section to which a link leads as a pop-up. Throws when it cannot be read: then the link is followed. */
async function popUp({ pathname, hash }: HTMLAnchorElement) {
  const frame = document.querySelector('dialog[data-pop-up]')
  const read = async () =>
    new DOMParser().parseFromString(await (await fetch(pathname)).text(), 'text/html').querySelector(hash)
  const section = document.querySelector(hash) ?? (await read())
  if (!(frame instanceof HTMLDialogElement) || !section) throw new Error('no such section')
  frame.firstElementChild?.replaceChildren(...[...section.children].map((part) => part.cloneNode(true)))
  frame.showModal()
}

/** Copies the value of a button, and says so in its label. The button is shown only where this can be done. */
async function copy({ dataset: { copy: value = '', copied = '' }, firstElementChild }: HTMLElement) {
  await navigator.clipboard.writeText(value)
  if (firstElementChild) firstElementChild.textContent = copied
}
if (navigator.clipboard) page.dataset.clipboard = ''

const boxes = () => document.querySelectorAll<HTMLInputElement>('.choosable input[name="id"]')

/** An amount, written as nothing is written in the language of the page: 0,00 €. */
const money = (nothing: string, cents: number) =>
  nothing.replace(/0(.)00/, (_, point: string) => (cents / 100).toFixed(2).replace('.', point))

/** Says how many rows of a list are chosen, and what their money comes to. */
function countChosen() {
  const output = document.querySelector('output[data-chosen]')
  const chosen = [...boxes()].filter(({ checked }) => checked)
  const every = document.querySelector<HTMLElement>('[data-every]:checked')?.dataset.every
  const cents = every ? 0 : chosen.reduce((sum, { dataset }) => sum + Number(dataset.cents ?? 0), 0)
  if (output instanceof HTMLElement)
    output.textContent =
      `${output.dataset.chosen}`.replace('0', every ?? `${chosen.length}`) +
      (cents ? ` · ${money(`${output.dataset.money}`, cents)}` : '')
}
document.addEventListener('change', countChosen)
countChosen()

const farDown = 250
const nearEnd = 160

/** Shows the link to the top after 250 px, and hides it near the end of the page, where it would cover controls. */
function showWayUp() {
  const way = document.querySelector('[data-way-up]')
  const end = page.scrollHeight - page.clientHeight - nearEnd
  if (way instanceof HTMLElement) way.hidden = window.scrollY <= farDown || window.scrollY >= end
}
window.addEventListener('scroll', showWayUp, { passive: true })
showWayUp()

const toastTime = 3000

/** Shows the success of the last act for three seconds at the foot of the screen, where its banner is out of view. */
function showToast() {
  const banner = document.querySelector('[data-toast]')
  if (!banner) return
  const watcher = new IntersectionObserver(([entry]) => {
    watcher.disconnect()
    // A form with errors hides the outcome of an earlier act: then it has no box.
    if (entry?.isIntersecting || banner.getClientRects().length === 0) return
    const toast = document.createElement('div')
    toast.className = 'toast'
    // Screen readers have already announced the banner.
    toast.ariaHidden = 'true'
    toast.append(...[...banner.children].map((part) => part.cloneNode(true)))
    document.body.append(toast)
    setTimeout(() => toast.remove(), toastTime)
  })
  watcher.observe(banner)
}
// Not before: until then the browser may still go to the part of the page that the address names.
window.addEventListener('load', showToast)

const opensAfter = 4000
const field = 'input, textarea, select, [contenteditable]'
const asked = 'thousand-mentors=seen'
const has = (cookie: string) => document.cookie.split('; ').includes(cookie)

/**
 * Opens the invitation to become a mentor: once, not while a field has focus. Remembers it for as long as other
 * preferences or, with necessary cookies only, until the browser closes. The cookie holds no personal data.
 */
function invite() {
  if (has(asked)) return
  const dialog = document.querySelector('dialog[data-invitation]')
  if (dialog instanceof HTMLDialogElement && !document.activeElement?.matches(field)) {
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    const life = has('cookie-choice=necessary') ? '' : `; Max-Age=${dialog.dataset.invitation}`
    document.cookie = `${asked}; Path=/${life}; SameSite=Lax${secure}`
    dialog.showModal()
  } else setTimeout(invite, opensAfter)
}
setTimeout(invite, opensAfter)

const most = 4

/** The profiles that a visitor opened in this tab, the last one first. Nothing of it leaves the browser. */
function showSeen() {
  const profile = document.querySelector('[data-seen-mentor]')
  const list = document.querySelector('[data-seen-mentors]')
  let seen: { id: number; name: string }[] = []
  try {
    seen = JSON.parse(sessionStorage.getItem('seen-mentors') ?? '[]')
    if (profile instanceof HTMLElement) {
      const { seenMentor, name = '' } = profile.dataset
      const id = Number(seenMentor)
      seen = [{ id, name }, ...seen.filter((one) => one.id !== id)].slice(0, most)
      sessionStorage.setItem('seen-mentors', JSON.stringify(seen))
    }
  } catch {
    // A browser may forbid it.
  }
  if (!(list instanceof HTMLElement) || seen.length === 0) return
  for (const { id, name } of seen) {
    const link = document.createElement('a')
    link.href = (list.dataset.seenMentors ?? '').replace('/0', `/${id}`)
    link.textContent = name
    list.append(link)
  }
  if (list.parentElement) list.parentElement.hidden = false
}
showSeen()
